import type { ElementDescription } from './ElementDescription.ts'
import { type ElementSettings, provider, settingNames } from './ElementSettings.ts'
import { elementSheet } from './elementSheet.ts'
import { createElementValues } from './elementValues.ts'
import { kebab } from './kebab.ts'
import { type CarriedSettings, mergeSettings } from './mergeSettings.ts'
import { joinPageSession, leavePageSession } from './pageSession.ts'
import { answerRequests, requestSettings } from './settingsContext.ts'

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

/** Makes the class of one element. A function, because a server has no `HTMLElement` to extend. */
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
      // What HTML has itself, as `dir`, reflects its attribute already.
      for (const name of names.filter((name) => !(name in HTMLElement.prototype))) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: ExperienceElement) {
            return this.#values.get(name) ?? (name === 'session' ? this.#settings.session : undefined)
          },
          set(this: ExperienceElement, value: unknown) {
            this.#values.set(name, value)
          },
        })
      }
    }

    readonly #values = createElementValues(description.tag, descriptions, () => this.#change())
    readonly #inner = answerRequests(this, () => this.#settings)
    readonly #root = this.attachShadow({ mode: 'open' })
    #around: CarriedSettings = {}
    #settings: CarriedSettings = {}
    #stopTaking: (() => void) | undefined
    #view: ElementView | undefined
    #isChanging = false

    connectedCallback(): void {
      const sheet = elementSheet(this.ownerDocument)
      if (!this.#root.adoptedStyleSheets.includes(sheet)) this.#root.adoptedStyleSheets = [sheet]
      // Set before the class was known, a property hides its accessor.
      for (const name of names.filter((name) => Object.hasOwn(this, name))) {
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        this.#values.set(name, value)
      }
      this.#lookAround()
    }

    /** A move keeps what is typed: only an element that is still outside when the task is over has left. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stopTaking?.()
        this.#around = {}
        this.#settings = {}
        this.#view?.remove()
        this.#view = undefined
        leavePageSession(this)
      })
    }

    /** With it, `moveBefore` neither disconnects nor connects. */
    connectedMoveCallback(): void {
      this.#lookAround()
    }

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      this.#values.readAttribute(name, after)
    }

    #lookAround(): void {
      this.#stopTaking?.()
      this.#around = {}
      requestSettings(this, (settings, unsubscribe) => {
        this.#stopTaking = unsubscribe
        this.#around = settings
        this.#change()
      })
      this.#change()
    }

    /** However much changes in a task, it is shown once. */
    #change(): void {
      if (this.#isChanging) return
      this.#isChanging = true
      queueMicrotask(() => {
        this.#isChanging = false
        if (this.isConnected) this.#show()
      })
    }

    #show(): void {
      const values = this.#values.all()
      const own: ElementSettings = Object.fromEntries(
        settingNames.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
      )
      if (own.refreshUrl === undefined) leavePageSession(this)
      this.#settings = mergeSettings(own, this.#around, (refreshUrl, baseUrl) =>
        joinPageSession(this, refreshUrl, baseUrl),
      )
      this.dataset['xpScheme'] = this.#settings.scheme ?? this.#settings.theme?.scheme ?? 'light'
      this.#view ??= createView(this, this.#root)
      this.#view.show(this.#settings, values)
      this.#inner.give(this.#settings)
    }
  }
}
