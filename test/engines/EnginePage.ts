import type { Locator, Page } from 'playwright'

/** What journeys ask of an element: a part of Playwright's `Locator`, in its words, so that one text runs in every engine. */
export interface EngineLocator extends Queries {
  readonly first: () => EngineLocator
  readonly last: () => EngineLocator
  readonly nth: (index: number) => EngineLocator
  readonly filter: (options: { readonly hasText: string }) => EngineLocator
  readonly waitFor: (options?: { readonly state?: 'visible' | 'detached' }) => Promise<void>
  readonly click: (options?: { readonly timeout?: number }) => Promise<void>
  readonly dblclick: () => Promise<void>
  readonly check: () => Promise<void>
  readonly fill: (text: string) => Promise<void>
  readonly selectOption: (value: string) => Promise<unknown>
  readonly count: () => Promise<number>
  readonly innerText: () => Promise<string>
  readonly allInnerTexts: () => Promise<string[]>
  readonly inputValue: () => Promise<string>
}

interface Queries {
  readonly getByRole: (...args: Parameters<Locator['getByRole']>) => EngineLocator
  readonly getByText: (...args: Parameters<Locator['getByText']>) => EngineLocator
  readonly locator: (css: string) => EngineLocator
}

/** The same of its `Page`. */
export interface EnginePage extends Queries {
  readonly goto: (url: string) => Promise<unknown>
  readonly goBack: () => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly content: () => Promise<string>
  readonly evaluate: <Result, Argument = undefined>(
    script: ((argument: Argument) => Result | Promise<Result>) | string,
    argument?: Argument,
  ) => Promise<Result>
  readonly keyboard: Pick<Page['keyboard'], 'press' | 'type'>
  readonly setViewportSize: (size: { readonly width: number; readonly height: number }) => Promise<void>
}
