/// The fixed rules of a page's style sheet.
enum HTMLStyle {
  static let rules: StaticString = """
    *,*::before,*::after{box-sizing:border-box}
    :root{color-scheme:light dark;--page:#f6f6f4;--paper:#fff;--ink:#1b1c1e;--soft:#5d6168;--line:#e2e2de;--tint:#f9f9f7;\
    --shade:rgba(20,22,26,.16);--cell:7.6rem}
    @media screen and (prefers-color-scheme:dark){:root{--page:#141517;--paper:#1d1f22;--ink:#ececea;--soft:#a6aab2;\
    --line:#34373c;--tint:#222428;--shade:rgba(0,0,0,.6)}}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:4rem}
    body{margin:0;background:var(--page);color:var(--ink);font:400 .8125rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,\
    "Noto Sans","Liberation Sans",sans-serif;font-variant-numeric:tabular-nums}
    h1,h2,h3,p,ol,ul,dl,dd{margin:0;padding:0}
    ol,ul{list-style:none}
    button{font:inherit;color:inherit;background:none;border:0;padding:0;margin:0;text-align:start;cursor:pointer}
    a{color:inherit}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px;border-radius:4px}
    .h{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .soft{color:var(--soft)}

    .top{position:sticky;inset-block-start:0;z-index:5;display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1.2rem;\
    padding:.7rem max(1.5rem,calc(50vw - 40rem));background:var(--page)}
    .top h1{font-size:.9375rem;font-weight:600}
    .months{display:flex;flex-wrap:wrap;gap:.1rem;flex:1}
    .months a{padding:.2rem .5rem;border-radius:6px;text-decoration:none;color:var(--soft)}
    .months a:hover{background:var(--line);color:var(--ink)}
    .months a[aria-current]{background:var(--ink);color:var(--paper)}
    .turn:not([hidden]){display:flex;gap:.25rem}
    .turn button{min-width:2rem;padding:.25rem .7rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);\
    text-align:center}
    .turn button:hover:enabled{border-color:var(--soft)}
    .turn button:disabled{color:var(--soft);cursor:default;opacity:.55}
    [dir=rtl] .turn .flip{transform:scaleX(-1)}

    main{max-width:83rem;margin:0 auto;padding:1.2rem 1.5rem 2rem}
    section{margin-block-end:3rem}
    table{width:100%;border-collapse:separate;border-spacing:0;table-layout:fixed}
    caption{text-align:start;padding-block-end:1rem}
    caption h1,caption h2,.year h2{font-size:2.1rem;font-weight:650;line-height:1.15;letter-spacing:-.022em}
    caption .y{font-weight:300;color:var(--soft)}
    [lang|=ar] caption *,[lang|=fa] caption *,[lang|=ur] caption *{letter-spacing:0}
    thead th{padding:0 .6rem .45rem;font-size:.75rem;font-weight:500;color:var(--soft);text-align:start}
    th.we{color:var(--weekend)}
    th.su{color:var(--sunday)}
    .wk{width:2.4rem;padding:.5rem .4rem 0 0;font-size:.6875rem;font-weight:400;color:var(--soft);text-align:end;\
    vertical-align:top}
    [dir=rtl] .wk{padding:.5rem 0 0 .4rem}
    .mo{width:3.6rem;padding:.45rem 0 0;font-weight:600;text-align:start;vertical-align:top}
    .mo .y{display:block;font-weight:400;color:var(--soft)}
    .mo .soft{font-size:.6875rem;font-weight:400}
    .short{display:none}
    tbody td{height:var(--cell);padding:0;vertical-align:top;background:var(--paper);border-block-start:1px solid var(--line);\
    border-inline-start:1px solid var(--line)}
    tbody td:last-child{border-inline-end:1px solid var(--line)}
    tbody tr:last-child td{border-block-end:1px solid var(--line)}
    tbody tr:first-child td:first-of-type{border-start-start-radius:9px}
    tbody tr:first-child td:last-child{border-start-end-radius:9px}
    tbody tr:last-child td:first-of-type{border-end-start-radius:9px}
    tbody tr:last-child td:last-child{border-end-end-radius:9px}
    td.we,td.su{background:var(--tint)}
    td.none{background:none}
    tbody td.today{box-shadow:inset 0 2px 0 var(--today)}
    .dh{display:flex;align-items:center;justify-content:space-between;gap:.3rem;padding:.32rem .45rem .12rem}
    .n{display:inline-block;min-width:1.55rem;padding:0 .25rem;line-height:1.55rem;border-radius:1rem;font-weight:550;\
    text-align:center;text-decoration:none;white-space:nowrap}
    button.n:hover{background:var(--line)}
    .we .n{color:var(--weekend)}
    .su .n{color:var(--sunday)}
    .out .n{color:var(--soft);font-weight:400}
    .today .n{background:var(--today);color:var(--on-today);font-weight:650}
    a.n{display:none}
    .second{font-size:.6875rem;color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .ev{display:grid;grid-auto-rows:1.36rem;row-gap:1px;padding-block-end:.35rem}
    .ev li{position:relative;z-index:1;min-width:0;padding:0 .3rem}
    .ev .f{padding-inline-start:0}
    .ev .l{padding-inline-end:0}
    .w2{width:calc(200% + 1px)}.w3{width:calc(300% + 2px)}.w4{width:calc(400% + 3px)}.w5{width:calc(500% + 4px)}\
    .w6{width:calc(600% + 5px)}.w7{width:calc(700% + 6px)}
    .ev button{display:flex;align-items:center;gap:.28rem;width:100%;height:100%;padding:0 .3rem;line-height:1.36rem;\
    border-radius:4px;overflow:hidden;white-space:nowrap}
    .ev bdi{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis}
    .ev button:hover{background:var(--g);color:var(--i)}
    .ev time{color:var(--soft);font-size:.75rem}
    .ev button:hover time,.bar time{color:inherit}
    .ev .pt button::before,.key::before,.when::before{content:"";display:inline-block;flex:none;width:.5rem;\
    height:.5rem;margin-inline-end:.1rem;border-radius:50%;background:var(--c)}
    .key::before,.when::before{margin-inline-end:.4rem}
    .bar button{background:var(--g);color:var(--i);border-inline-start:3px solid var(--c);font-weight:500}
    .bar button:hover{filter:brightness(.96) saturate(1.15)}
    .bar.f button{border-inline-start:0;border-start-start-radius:0;border-end-start-radius:0}
    .bar.l button{border-start-end-radius:0;border-end-end-radius:0}
    .maybe button{border:1px dashed var(--c)}
    .maybe.bar button{border-inline-start:3px dashed var(--c)}
    .off bdi{text-decoration:line-through}
    .off button,.no button,.off time,.no time{color:var(--soft)}
    .off.bar button,.no.bar button{background:var(--paper);box-shadow:inset 0 0 0 1px var(--line)}
    .off button::before,.no button::before{opacity:.45}
    .ev .over{display:none}
    .more button{color:var(--soft);font-size:.75rem}
    .more button:hover{background:var(--line);color:var(--ink)}
    .dots{display:none}

    .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin-block-start:.9rem;color:var(--soft)}
    footer{max-width:83rem;margin:0 auto;padding:0 1.5rem 2rem;color:var(--soft);font-size:.75rem}

    [popover]{width:min(27rem,calc(100vw - 2rem));max-height:min(34rem,calc(100vh - 3rem));margin:auto;padding:1.15rem 1.3rem;\
    border:1px solid var(--line);border-radius:12px;background:var(--paper);color:var(--ink);overflow:auto;\
    box-shadow:0 18px 50px var(--shade),0 2px 8px var(--shade);font-size:.875rem}
    [popover]::backdrop{background:rgba(20,22,26,.18)}
    .card{border-block-start:4px solid var(--c)}
    [popover] :is(h2,h3){padding-inline-end:2rem;font-size:1.0625rem;font-weight:600;line-height:1.3;overflow-wrap:anywhere}
    .card.off h2{text-decoration:line-through}
    .card p{margin-block-start:.45rem;overflow-wrap:anywhere;white-space:pre-line}
    .card .state{color:var(--accent);font-weight:600}
    .close{position:absolute;inset-block-start:.8rem;inset-inline-end:.8rem;width:1.9rem;height:1.9rem;border-radius:50%;\
    text-align:center;font-size:1.1rem;line-height:1.8rem;color:var(--soft)}
    .close:hover{background:var(--line);color:var(--ink)}
    .list{margin-block-start:.5rem}
    .list button{display:grid;grid-template-columns:.7rem 6.6rem 1fr;gap:0 .4rem;width:100%;padding:.38rem .3rem;border-radius:6px}
    .list button:hover{background:var(--g)}
    .list button::before{content:"";width:.5rem;height:.5rem;margin-block-start:.4em;border-radius:50%;background:var(--c)}
    .list time,.list .t{color:var(--soft)}
    .list bdi{justify-self:start;overflow-wrap:anywhere}
    .list .where{grid-column:3;color:var(--soft);font-size:.8125rem}
    .off .t,.no bdi,.off bdi{color:var(--soft)}
    @supports not selector(:popover-open){[popover]{position:static;display:block;margin-block:1rem}.close{display:none}}

    .year h2{margin-block-end:1.2rem}
    .small{display:grid;grid-template-columns:repeat(auto-fill,minmax(15.5rem,1fr));gap:1.8rem 2rem;align-items:start}
    .small caption{padding:0 0 .4rem .3rem;font-size:1rem;font-weight:600}
    .small caption a{text-decoration:none}
    .small caption a:hover{text-decoration:underline}
    .small th{padding:0 0 .2rem;font-size:.6875rem;text-align:center}
    .small tbody tr td{height:1.95rem;border:0;border-radius:6px;background:none;text-align:center;vertical-align:middle}
    .small td.su{color:var(--sunday)}.small td.we{color:var(--weekend)}
    .small tbody td.busy{border:1px solid var(--page);background-clip:padding-box}
    .small tbody td.today{box-shadow:inset 0 0 0 2px var(--today);font-weight:700}

    @media (max-width:44rem){
    main{padding:.6rem .6rem 1.5rem}
    .top{padding:.6rem .8rem}
    .months{order:3;flex-basis:100%;flex-wrap:nowrap;overflow-x:auto}
    caption{padding:0 .3rem .6rem}
    caption h1,caption h2,.year h2{font-size:1.6rem}
    thead th{padding:0 0 .3rem;text-align:center}
    .wide{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .short{display:inline}
    .small thead .short{display:inline}
    .wk{width:1.7rem;padding-block-start:.45rem}
    .mo{width:2.5rem;font-size:.75rem}
    tbody td{height:3.1rem;text-align:center}
    .dh{display:block;padding:.25rem 0 0}
    button.n{display:none}
    a.n{display:inline-block}
    .second{display:block;font-size:.625rem}
    .ev{display:none}
    .dots{display:flex;justify-content:center;gap:3px;padding-block:.15rem .3rem}
    .dots i{width:.36rem;height:.36rem;border-radius:50%;background:var(--c)}
    .day[popover]:not(:popover-open){position:static;display:block;width:auto;max-height:none;margin:0;\
    padding:.9rem .3rem .6rem;border:0;border-block-start:1px solid var(--line);border-radius:0;background:none;box-shadow:none}
    .day[popover]:not(:popover-open) .close,.day.beside{display:none}
    .day.beside[popover]:not(:popover-open){display:none}
    .days{margin-block-start:1.2rem}
    .days :is(h2,h3){font-size:.9375rem}
    .days .now :is(h2,h3){color:var(--accent)}
    .card{inset:auto 0 0;width:100%;max-width:none;max-height:80vh;margin:0;border-radius:14px 14px 0 0}
    .list button{grid-template-columns:.7rem 5.6rem 1fr}
    }

    @page{size:A4 landscape;margin:9mm}
    @media print{
    :root{--page:#fff;--tint:#f6f6f4;--line:#b9b9b5;--soft:#4c5057}
    body{font-size:9pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
    .top,.turn,.months,.close,[popover],.more{display:none!important}
    main,footer{max-width:none;padding:0}
    section{display:block!important;margin:0;break-after:page}
    section:last-of-type{break-after:auto}
    section>table{height:171mm}
    caption{padding-block-end:3mm}
    caption h1,caption h2{font-size:20pt}
    tbody td{height:auto}
    tbody tr{break-inside:avoid}
    .ev .over{display:block}
    .ev{grid-auto-rows:13pt}
    .ev button{line-height:13pt}
    .legend{margin-block-start:2mm}
    footer{display:none}
    .small{grid-template-columns:repeat(4,1fr);gap:5mm 8mm}
    .small tbody tr td{height:6mm}
    }

    """
}
