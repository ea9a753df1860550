/** Whether the browser would ask the member before the page is closed or loaded anew. Also for `page.evaluate`. */
export const isAskedByBrowser = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
