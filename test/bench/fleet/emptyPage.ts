// TanStack and the session look for a page. Without React an empty one will do.
Object.assign(globalThis, { window: new EventTarget() })
export {}
