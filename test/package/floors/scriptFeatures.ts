import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../manifest.ts'
import { childrenOf, featureAt, type Feature, lackingBrowsers, pathOf, within } from './compatData.ts'
import { inQuery } from './cssFeatures.ts'

const builtins = 'javascript.builtins'

/** MDN's names of what TypeScript names in another way. */
const plainNames: Readonly<Record<string, string>> = {
  Console: 'console',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
}

/** What has no rows of its own: the shapes of arguments and results, and protocols of the language. */
const isShape = (owner: string) =>
  /(Part|Options|Init|Result|ExecArray|Descriptor|Info|^Iterator|^IArguments)$|^Iterator/.test(owner)

/** A member of the first of these owners that has it: an interface of the DOM, a builtin, a part of `Intl`. */
function memberOf(owners: readonly string[], name: string): Feature | undefined {
  for (const owner of owners) {
    const bare = owner.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/(?<=.)Constructor$/, '')
    const plain = /^(Ui|I)nt\d+Array$|^Float\d+Array$/.test(bare) ? 'TypedArray' : (plainNames[bare] ?? bare)
    const feature =
      featureAt(`api.${plain}.${name}`) ??
      featureAt(`api.${plain}.${name}_static`) ??
      featureAt(`${builtins}.${plain}.${name}`) ??
      featureAt(`${builtins}.Intl.${plain}.${name}`)
    if (feature) return feature
  }
  return undefined
}

const globalNamed = (name: string) =>
  featureAt(`${builtins}.${name}`) ?? featureAt(`api.${name}`) ?? featureAt(`api.Window.${name}`)

/**
 * Names that only what is too new has: on a value of no known type, as in a bundled dependency, they are taken for it.
 * Of the DOM's only the long ones: the short ones are everybody's.
 */
function collectNewNames(): ReadonlyMap<string, Feature> {
  const byName = new Map<string, Feature[]>()
  for (const path of [`${builtins}.Intl`, builtins, 'api'])
    for (const [, owner] of childrenOf(featureAt(path)))
      for (const [key, feature] of childrenOf(owner)) {
        const name = key.replace('_static', '')
        byName.set(name, [...(byName.get(name) ?? []), feature])
      }
  const isDistinct = (name: string, all: readonly Feature[]) =>
    name.length >= 12 || all.every((feature) => pathOf(feature).startsWith(builtins))
  return new Map(
    [...byName].flatMap(([name, all]) =>
      /^[a-z][a-zA-Z]+$/.test(name) &&
      !namesakes.has(name) &&
      isDistinct(name, all) &&
      all.every((feature) => lackingBrowsers(feature).length > 0)
        ? [[name, all[0]!] as const]
        : [],
    ),
  )
}

/** Everybody's words too. */
const namesakes = new Set(['availability', 'createContext', 'isError', 'marginBottom', 'use'])

const newNames = collectNewNames()

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An option of a call: MDN names them in several ways, such as `options_preventScroll_parameter`. */
const optionOf = (call: Feature, name: string) =>
  within(call).find(
    (feature) =>
      feature !== call &&
      new RegExp(`^(\\w+_)?${name}(_\\w+)?$`).test(pathOf(feature).split('.').at(-1) ?? ''),
  )

/**
 * What the files use of what MDN knows, and where first. Each name is followed to its declaration, so that `at` of a list
 * is the array's. `unknown`: of the platform, but without a row in MDN's data.
 */
export function scriptFeatures(program: ts.Program, isOurs: (file: string) => boolean) {
  const checker = program.getTypeChecker()
  const used = new Map<Feature, string>()
  const unknown = new Map<string, string>()

  const whereOf = (node: ts.Node) => {
    const file = node.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    return `${relative(root, file.fileName)}:${String(line + 1)}`
  }
  const add = (node: ts.Node, feature: Feature | undefined) => {
    if (feature && !used.has(feature)) used.set(feature, whereOf(node))
    return feature
  }
  const isPlatform = (declaration: ts.Declaration) =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile())

  /** The names of a type and of all that it inherits. */
  function namesOf(type: ts.Type): string[] {
    if (type.isUnionOrIntersection()) return type.types.flatMap(namesOf)
    const apparent = checker.getApparentType(type)
    const declared = (apparent as ts.TypeReference).target ?? apparent
    const bases = declared.isClassOrInterface() ? checker.getBaseTypes(declared) : []
    return [apparent.symbol?.name ?? '', ...bases.flatMap(namesOf)]
  }

  /** The interface or the namespace in which it stands, or the variable whose static it is. */
  function ownerOf(declaration: ts.Declaration): string {
    let node: ts.Node = declaration.parent
    while (!ts.isSourceFile(node)) {
      if (
        (ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node) || ts.isModuleDeclaration(node)) &&
        ts.isIdentifier(node.name)
      )
        return node.name.text
      node = node.parent
    }
    return 'Window'
  }

  function member(node: ts.Node, type: ts.Type, name: string): Feature | undefined {
    const solid = checker.getNonNullableType(type)
    const declarations = checker.getPropertyOfType(checker.getApparentType(solid), name)?.declarations ?? []
    if (declarations.length === 0) {
      const isAny = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
      return isAny ? add(node, newNames.get(name)) : undefined
    }
    if (!declarations.some(isPlatform)) return undefined
    const owners = [...declarations.map(ownerOf), ...namesOf(solid)]
    const feature =
      (owners[0]?.startsWith('CSSStyle') && featureAt(`css.properties.${kebab(name)}`)) ||
      memberOf(owners, name) ||
      (owners.some((owner) => /^(Window|globalThis)/.test(owner)) ? globalNamed(name) : undefined)
    if (!feature && name !== 'prototype' && !isShape(owners[0] ?? ''))
      unknown.set(`${owners[0] ?? ''}.${name}`, whereOf(node))
    return add(node, feature)
  }

  function global(node: ts.Identifier): Feature | undefined {
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? []
    const isGlobal = declarations.some(
      (declaration) =>
        isPlatform(declaration) &&
        (ts.isVariableDeclaration(declaration) ||
          ts.isFunctionDeclaration(declaration) ||
          ts.isModuleDeclaration(declaration)),
    )
    if (!isGlobal) return undefined
    const feature = globalNamed(node.text)
    if (!feature) unknown.set(node.text, whereOf(node))
    return add(node, feature)
  }

  /** What a type of ours adds to one of the platform's is what not every browser has: `navigator as Navigator & { … }`. */
  function widening(from: ts.Expression, to: ts.TypeNode): void {
    const owners = namesOf(checker.getTypeAtLocation(from))
    for (const symbol of checker.getPropertiesOfType(checker.getTypeFromTypeNode(to)))
      if (symbol.declarations?.some((declaration) => isOurs(declaration.getSourceFile().fileName)))
        add(
          from,
          memberOf(owners, symbol.name) ?? (owners.includes('Window') ? globalNamed(symbol.name) : undefined),
        )
  }

  function call({ expression, arguments: args = [] as never }: ts.CallExpression | ts.NewExpression): void {
    const of = ts.isPropertyAccessExpression(expression)
      ? checker.getTypeAtLocation(expression.expression)
      : null
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
    const feature = of
      ? member(expression, of, name)
      : ts.isIdentifier(expression)
        ? global(expression)
        : undefined
    const [first] = args
    if (!feature || !first) return
    if (name === 'addEventListener' && ts.isStringLiteral(first))
      add(
        first,
        memberOf([...(of ? namesOf(of) : []), 'Element', 'HTMLElement', 'Window'], `${first.text}_event`),
      )
    if (name === 'matchMedia' && ts.isStringLiteral(first))
      for (const each of inQuery('media', first.text)) add(first, each)
    for (const { properties } of args.filter(ts.isObjectLiteralExpression))
      for (const { name: option } of properties)
        if (option && ts.isIdentifier(option)) add(option, optionOf(feature, option.text))
  }

  function markup(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void {
    const tag = node.tagName.getText()
    if (!/^[a-z]/.test(tag)) return
    add(node, featureAt(`html.elements.${tag}`))
    for (const attribute of node.attributes.properties.filter(ts.isJsxAttribute)) {
      const name = attribute.name.getText().toLowerCase()
      if (name.startsWith('on'))
        add(attribute, memberOf(['Element', 'HTMLElement', 'HTMLDialogElement'], `${name.slice(2)}_event`))
      const feature = featureAt(`html.elements.${tag}.${name}`) ?? featureAt(`html.global_attributes.${name}`)
      add(attribute, feature)
      const { initializer } = attribute
      if (feature && initializer && ts.isStringLiteral(initializer))
        add(attribute, childrenOf(feature).find(([value]) => value === initializer.text)?.[1])
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isAsExpression(node)) widening(node.expression, node.type)
    if (ts.isVariableDeclaration(node) && node.type && node.initializer) widening(node.initializer, node.type)
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) call(node)
    if (ts.isPropertyAccessExpression(node))
      member(node, checker.getTypeAtLocation(node.expression), node.name.text)
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      member(node, checker.getTypeAtLocation(node.expression), node.argumentExpression.text)
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = node.propertyName ?? node.name
      if (ts.isIdentifier(key)) member(node, checker.getTypeAtLocation(node.parent), key.text)
    }
    if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node))
      global(node)
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) markup(node)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isOurs(file.fileName)) visit(file)
  return { used, unknown }
}
