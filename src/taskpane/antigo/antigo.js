/*
 * In the language of Internet Explorer 11, which older Office still opens panes with: says, instead of an empty pane,
 * that this browser cannot run ours. The build puts it into the page; docs/adr/0005.
 */
(function () {
  var root = document.documentElement;

  function tell() {
    root.className = 'antigo';
  }

  // As new as the syntax of our scripts, and can be asked for without it.
  var modern = 'hasOwn' in Object && 'at' in Array.prototype && 'Worker' in window;
  root.className = modern ? 'moderno' : 'antigo';

  // Whatever was missed above: a script of ours that this browser cannot read.
  window.addEventListener('error', function (event) {
    if (/syntax/i.test(String(event.message))) tell();
  });

  // Once the page is read, whatever becomes of its other scripts.
  document.addEventListener('readystatechange', function () {
    var place = document.getElementById('endereco-no-navegador');
    if (place) place.textContent = location.href.replace(/[?#].*$/, '').replace(/[^/]*$/, 'cotas.html');
  });
})();
