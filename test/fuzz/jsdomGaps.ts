/** What every browser of ours has and jsdom has not: enough of it for components to mount. */
export function fillJsdomGaps(): void {
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    CSS: { supports: () => true },
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Element.prototype.scrollIntoView = () => {}
}
