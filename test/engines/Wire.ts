/** An element of the page, as the driver knows it. Of use as an argument of `run` and for clicks only. */
export type Handle = object

export interface Size {
  readonly width: number
  readonly height: number
}

/** What we ask of a driver, for one window: as little as can be, since there is one of these for each engine. */
export interface Wire {
  readonly goto: (url: string) => Promise<void>
  readonly url: () => Promise<string>
  readonly move: (way: 'back' | 'forward' | 'reload') => Promise<void>
  /** Runs a function in the page. It may take elements, and give one. */
  readonly run: <Result>(
    script: (...args: never[]) => unknown,
    ...args: readonly unknown[]
  ) => Promise<Result>
  /** A click of the engine's own, in the middle of the element. */
  readonly click: (element: Handle, count: number) => Promise<void>
  /** Keys of the engine's own, to whatever has the focus. `Shift+Tab` is one of them. */
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly hover: (element: Handle) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  readonly cookies: () => Promise<readonly { readonly name: string; readonly value: string }[]>
  /** Another window of the same member: a new one, or that which its page opens by what is done. */
  readonly another: (open?: () => Promise<unknown>) => Promise<Wire>
  /** As behind another tab, or in front again. */
  readonly setHidden: (isHidden: boolean) => Promise<void>
  /** Where a driver cannot cut the network, its page is only told so. */
  readonly setOffline: (isOffline: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/** A running engine. Each window that it opens is a clean profile of its own. */
export interface WireEngine {
  readonly open: (size: Size) => Promise<Wire>
  readonly close: () => Promise<void>
}
