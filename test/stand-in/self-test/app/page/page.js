const [first] = await window.bridge.invoke('echo', 'hello');
document.querySelector('h1').dataset.answer = first;
document.documentElement.dataset.ready = 'true';
