import { type ElementDescription, kebab } from './ElementDescription.ts'
import { type ElementSettings, provider, settingNames } from './ElementSettings.ts'
import { elementSheet } from './elementSheet.ts'
import { createElementValues, type ElementValues } from './elementValues.ts'
import {
  answerRequests,
  type CarriedSettings,
  joinPageSession,
  leavePageSession,
  mergeSettings,
  requestSettings,
  type SettingsSubscribers,
} from './settingsContext.ts'

/** What an element shows in its root. */
export interface ElementView {
  readonly show: (settings: CarriedSettings, values: Readonly<Record<string, unknown>>) => void
  readonly remove: () => void
}

export type CreateView = (element: HTMLElement, root: ShadowRoot) => ElementView

const namesOf = ({ attributes, objects, functions }: ElementDescription): readonly string[] => [
  ...Object.keys(attributes),
  ...objects,
  ...functions,
]

/** Creates the class of one element. A function, because a server has no `HTMLElement` to extend. */
export function createElementClass(
  description: ElementDescription,
  createView: CreateView,
): CustomElementConstructor {
  const descriptions = description === provider ? [provider] : [provider, description]
  const names = descriptions.flatMap(namesOf)

  return class ExperienceElement extends HTMLElement {
    static readonly observedAttributes = descriptions.flatMap(({ attributes }) =>
      Object.keys(attributes).map(kebab),
    )

    static {
      // HTML's own properties, such as `dir`, reflect their attribute already.
      for (const name of names.filter((name) => !(name in HTMLElement.prototype))) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: ExperienceElement) {
            return this.#controller.get(name)
          },
          set(this: ExperienceElement, value: unknown) {
            this.#controller.set(name, value)
          },
        })
      }
    }

    readonly #controller = new ElementController(this, description, descriptions, createView)

    connectedCallback(): void {
      // A property that was set before the class was defined hides its accessor.
      for (const name of names.filter((name) => Object.hasOwn(this, name))) {
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        this.#controller.set(name, value)
      }
      this.#controller.connect()
    }

    disconnectedCallback(): void {
      this.#controller.disconnect()
    }

    /** With it, `moveBefore` neither disconnects nor connects. */
    connectedMoveCallback(): void {
      this.#controller.requestSettings()
    }

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      this.#controller.readAttribute(name, after)
    }
  }
}

/** The values, settings and view of one element. */
class ElementController {
  readonly #element: HTMLElement
  readonly #createView: CreateView
  readonly #values: ElementValues
  readonly #inner: SettingsSubscribers
  readonly #root: ShadowRoot
  #around: CarriedSettings = {}
  #settings: CarriedSettings = {}
  #unsubscribe: (() => void) | undefined
  #view: ElementView | undefined
  #isChanging = false

  constructor(
    element: HTMLElement,
    description: ElementDescription,
    descriptions: readonly ElementDescription[],
    createView: CreateView,
  ) {
    this.#element = element
    this.#createView = createView
    this.#values = createElementValues(description.tag, descriptions, () => this.#change())
    this.#inner = answerRequests(element, () => this.#settings)
    this.#root = element.attachShadow({ mode: 'open' })
  }

  get(name: string): unknown {
    return this.#values.get(name) ?? (name === 'session' ? this.#settings.session : undefined)
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value)
  }

  readAttribute(name: string, text: string | null): void {
    this.#values.readAttribute(name, text)
  }

  connect(): void {
    const sheet = elementSheet(this.#element.ownerDocument)
    if (!this.#root.adoptedStyleSheets.includes(sheet)) this.#root.adoptedStyleSheets = [sheet]
    this.requestSettings()
  }

  /** A move keeps what is typed: only an element that is still disconnected after the task has left the page. */
  disconnect(): void {
    queueMicrotask(() => {
      if (this.#element.isConnected) return
      this.#unsubscribe?.()
      this.#around = {}
      this.#settings = {}
      this.#view?.remove()
      this.#view = undefined
      leavePageSession(this.#element)
    })
  }

  requestSettings(): void {
    this.#unsubscribe?.()
    this.#around = {}
    requestSettings(this.#element, (settings, unsubscribe) => {
      this.#unsubscribe = unsubscribe
      this.#around = settings
      this.#change()
    })
    this.#change()
  }

  /** Renders once for all changes of a task. */
  #change(): void {
    if (this.#isChanging) return
    this.#isChanging = true
    queueMicrotask(() => {
      this.#isChanging = false
      if (this.#element.isConnected) this.#show()
    })
  }

  #show(): void {
    const values = this.#values.all()
    const own: ElementSettings = Object.fromEntries(
      settingNames.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
    )
    if (own.refreshUrl === undefined) leavePageSession(this.#element)
    this.#settings = mergeSettings(own, this.#around, (refreshUrl, baseUrl) =>
      joinPageSession(this.#element, refreshUrl, baseUrl),
    )
    this.#element.dataset['xpScheme'] = this.#settings.scheme ?? this.#settings.theme?.scheme ?? 'light'
    this.#view ??= this.#createView(this.#element, this.#root)
    this.#view.show(this.#settings, values)
    this.#inner.notify(this.#settings)
  }
}
