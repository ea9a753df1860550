import { reportDeveloperError } from '../base/index.ts'
import { type AttributeReader, type ElementDescription, kebab } from './ElementDescription.ts'
import { type ElementSettings, provider, settingNames } from './ElementSettings.ts'
import { adoptStyles } from './elementSheet.ts'
import {
  type CarriedSettings,
  createSettings,
  type PinnedAddresses,
  type SettingsOfElement,
} from './settingsContext.ts'

/** What an element shows in its root. */
export interface ElementView {
  readonly show: (settings: CarriedSettings, values: Readonly<Record<string, unknown>>) => void
  readonly remove: () => void
}

export type CreateView = (element: HTMLElement, root: ShadowRoot) => ElementView

const namesOf = ({ attributes, objects, functions }: ElementDescription): readonly string[] => [
  ...Object.keys(attributes),
  ...objects.filter((name) => !(name in attributes)),
  ...functions,
]

/** Creates the class of one element. A function, because a server has no `HTMLElement` to extend. */
export function createElementClass(
  description: ElementDescription,
  createView: CreateView,
  pinned: PinnedAddresses,
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

    readonly #controller = new ElementController(this, description, descriptions, createView, pinned)

    /** True while a field in it has the focus: shortcuts of one letter leave alone what can be edited. */
    override get isContentEditable(): boolean {
      return super.isContentEditable || this.#controller.isTyping()
    }

    connectedCallback(): void {
      for (const [name, value] of takeOwn(this, names)) this.#controller.set(name, value)
      this.#controller.connect()
    }

    disconnectedCallback(): void {
      this.#controller.disconnect()
    }

    /** With it, `moveBefore` neither disconnects nor connects. */
    connectedMoveCallback(): void {
      this.#controller.requestSettings()
    }

    adoptedCallback(): void {
      this.#controller.adopt()
    }

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      this.#controller.readAttribute(name, after)
    }
  }
}

/** Takes off what was set before the class was defined, which hides its accessors. */
function takeOwn(element: HTMLElement, names: readonly string[]): readonly (readonly [string, unknown])[] {
  return names
    .filter((name) => Object.hasOwn(element, name))
    .map((name) => {
      const value: unknown = Reflect.get(element, name)
      Reflect.deleteProperty(element, name)
      return [name, value]
    })
}

/** The values, settings and view of one element. */
class ElementController {
  readonly #element: HTMLElement
  readonly #createView: CreateView
  readonly #values: ElementValues
  readonly #settings: SettingsOfElement
  readonly #root: ShadowRoot
  #view: ElementView | undefined
  #isChanging = false
  #isIdle = false

  constructor(
    element: HTMLElement,
    description: ElementDescription,
    descriptions: readonly ElementDescription[],
    createView: CreateView,
    pinned: PinnedAddresses,
  ) {
    this.#element = element
    this.#createView = createView
    this.#values = createElementValues(description.tag, descriptions, () => this.#change())
    this.#settings = createSettings(element, pinned, () => this.#change())
    this.#root = element.attachShadow({ mode: 'open' })
  }

  get(name: string): unknown {
    return this.#values.get(name) ?? (name === 'session' ? this.#settings.current.session : undefined)
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value)
  }

  readAttribute(name: string, text: string | null): void {
    this.#values.readAttribute(name, text)
  }

  connect(): void {
    adoptStyles(this.#root)
    this.requestSettings()
  }

  /**
   * Moved into another page, such as that of a frame. Chromium leaves what is in a root with the registry of the page
   * that it came from, and a page creates no element by that. Preact asks it to, by the registry of each parent.
   */
  adopt(): void {
    for (const node of [this.#root, ...this.#root.querySelectorAll('*')])
      Object.defineProperty(node, 'customElementRegistry', {})
  }

  /** A move keeps what is typed: only an element that is still disconnected after the task has left the page. */
  disconnect(): void {
    queueMicrotask(() => {
      if (this.#element.isConnected) return
      this.#settings.clear()
      this.#view?.remove()
      this.#view = undefined
    })
  }

  isTyping(): boolean {
    return this.#root.activeElement?.matches('input, select, textarea') ?? false
  }

  requestSettings(): void {
    this.#settings.request()
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
    const settings = this.#settings.update(own)
    this.#element.dataset['xpScheme'] = settings.scheme ?? settings.theme?.scheme ?? 'light'
    if (settings.loading === 'idle' && !this.#isIdle && !this.#view) {
      void whenIdle(this.#element.ownerDocument).then(() => {
        this.#isIdle = true
        this.#change()
      })
      return
    }
    this.#view ??= this.#createView(this.#element, this.#root)
    this.#view.show(settings, values)
  }
}

/** Resolves once a page has loaded and has nothing else to do; after a second of that at the latest. */
async function whenIdle(page: Document): Promise<void> {
  const view = page.defaultView
  if (page.readyState !== 'complete')
    await new Promise((resolve) => view?.addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) => {
    // Safari has none.
    if (view && 'requestIdleCallback' in view) view.requestIdleCallback(resolve, { timeout: 1_000 })
    else setTimeout(resolve, 50)
  })
}

/**
 * The values of an element by the names of its properties. An attribute and its property are one value; the
 * last one set counts.
 */
interface ElementValues {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  readonly readAttribute: (attribute: string, text: string | null) => void
  readonly all: () => Readonly<Record<string, unknown>>
}

/** Stores the values of one element, and reports those that cannot be used to the developer. */
function createElementValues(
  tag: string,
  descriptions: readonly ElementDescription[],
  onChange: () => void,
): ElementValues {
  const readers = new Map(descriptions.flatMap(({ attributes }) => Object.entries(attributes)))
  const byAttribute = new Map([...readers].map(([name, reader]) => [kebab(name), { name, reader }]))
  const objects = new Set(descriptions.flatMap(({ objects }) => objects))
  const values = new Map<string, unknown>()

  function store(name: string, value: unknown) {
    if (Object.is(values.get(name), value)) return
    if (value === undefined) values.delete(name)
    else values.set(name, value)
    onChange()
  }

  function read(what: string, reader: AttributeReader<unknown>, text: string): unknown {
    const value = reader.read(text)
    if (value === undefined) {
      reportDeveloperError(
        `<${tag}> cannot read ${what}="${text}".`,
        () => process.env.NODE_ENV !== 'production' && `The value is ignored. Give it ${reader.expects}.`,
      )
    }
    return value
  }

  return {
    get: (name) => values.get(name),
    set(name, value) {
      // What can be written as text can be an object as well.
      const reader = objects.has(name) && typeof value === 'object' ? undefined : readers.get(name)
      // Frameworks set properties to the text of a template.
      if (reader)
        return store(
          name,
          value === undefined || (value === null && reader.read('') !== null)
            ? undefined
            : value === null
              ? null
              : read(name, reader, String(value)),
        )
      const wanted = objects.has(name) ? 'object' : 'function'
      if (value == null || typeof value === wanted) return store(name, value ?? undefined)
      const article = wanted === 'object' ? 'an' : 'a'
      reportDeveloperError(
        `<${tag}> needs ${article} ${wanted} as ${name}.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          `The value is ignored. Set the property: element.${name} = …`,
      )
    },
    readAttribute(attribute, text) {
      const known = byAttribute.get(attribute)
      if (known) store(known.name, text === null ? undefined : read(attribute, known.reader, text))
    },
    all: () => Object.fromEntries(values),
  }
}
