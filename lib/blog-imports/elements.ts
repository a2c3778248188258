/** Elements of which nothing is taken over. */
export const SILENT = new Set(
  'script,style,noscript,template,svg,math,iframe,object,embed,form,select,textarea,button,video,audio,canvas,head,title'.split(
    ',',
  ),
);
/** Elements that begin a block. */
export const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figure,footer,header,hr,html,main,' +
    'nav,p,pre,section,summary,table,tbody,tfoot,thead'
  ).split(','),
);
export const HEADING = /^h([1-6])$/;
