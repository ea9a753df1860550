/** Gives objects of the page other properties, and returns what takes them back. */
export function replaceOwn(own: readonly (readonly [object, string, PropertyDescriptor])[]): () => void {
  const restore = own.map(([object, name, descriptor]) => {
    const before = Object.getOwnPropertyDescriptor(object, name)
    Object.defineProperty(object, name, { configurable: true, ...descriptor })
    return () => {
      if (before) Object.defineProperty(object, name, before)
      else Reflect.deleteProperty(object, name)
    }
  })
  return () => restore.forEach((each) => each())
}
