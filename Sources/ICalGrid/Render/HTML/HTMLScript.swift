/// The script of a page of several months: it shows one at a time. Without it all of them are there, one under the other.
enum HTMLScript {
  static let navigation: StaticString = """
    "use strict";(()=>{const d=document,all=[...d.querySelectorAll("main>section")],turn=d.querySelector(".turn");\
    if(all.length<2||!turn)return;const [back,now,on]=turn.querySelectorAll("button");\
    const home=all.findIndex(s=>s.matches(".now"));let at=-1;\
    const place=()=>{const e=location.hash&&d.getElementById(decodeURIComponent(location.hash.slice(1)));\
    return e?all.findIndex(s=>s===e||s.contains(e)):-1};\
    const show=(i,keep)=>{if(i<0||i>=all.length)return;at=i;all.forEach((s,j)=>{s.hidden=j!==i});\
    back.disabled=i===0;on.disabled=i===all.length-1;now.disabled=home<0||i===home;\
    d.querySelectorAll(".months a").forEach(a=>{a.getAttribute("href")==="#"+all[i].id?a.setAttribute("aria-current","true"):\
    a.removeAttribute("aria-current")});\
    if(!keep){try{history.replaceState(null,"","#"+all[i].id)}catch{}scrollTo(0,0)}};\
    back.onclick=()=>show(at-1);on.onclick=()=>show(at+1);now.onclick=()=>show(home);\
    addEventListener("hashchange",()=>{const i=place();if(i>=0)show(i,true)});\
    addEventListener("keydown",e=>{if(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||d.querySelector(":popover-open"))return;\
    const step=d.dir==="rtl"?-1:1;\
    if(e.key==="ArrowRight")show(at+step);else if(e.key==="ArrowLeft")show(at-step);else return;e.preventDefault()});\
    turn.hidden=false;const first=place();show(first>=0?first:Math.max(home,0),true)})();
    """
}
