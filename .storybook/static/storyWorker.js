// The worker of the stories: MSW’s, for what they ask their Service, which is never of this page’s origin. Pictures and code go
// past it: it copies each answer to the page, on which a run of the stories in WebKit spent half its time.
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation()
})
importScripts('./mockServiceWorker.js')
