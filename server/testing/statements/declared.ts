import { fileURLToPath } from 'node:url'
import {
  isNoSubstitutionTemplateLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
} from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'

/** A type as the sources declare it, as far as a row or the argument of a query needs it. */
export type Declared =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'undefined' | 'unknown' | 'transaction' | 'record' }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'union' | 'tuple'; readonly of: readonly Declared[] }
  | { readonly kind: 'array'; readonly of: Declared }
  | { readonly kind: 'object'; readonly properties: () => ReadonlyMap<string, Declared> }
  | { readonly kind: 'instance'; readonly name: string; readonly of: readonly Declared[] }
  | { readonly kind: 'function'; readonly answers: () => Declared }

/** One template of a statement, or of a part of one. */
export interface Template {
  /** File and line. */
  readonly at: string
  readonly texts: readonly string[]
  /** What `sql<Row>` says; null for a template that says nothing. */
  readonly row: Declared | null
}

export interface QueryFunction {
  readonly file: string
  readonly name: string
  readonly parameters: readonly Declared[]
}

export interface Sources {
  readonly templates: readonly Template[]
  readonly functions: readonly QueryFunction[]
  close(): void
}

export const server = fileURLToPath(new URL('../../', import.meta.url))

/** Every template and every exported function of the files with queries. `planted` are other texts for some of the files. */
export function readSources(planted: Readonly<Record<string, string>> = {}): Sources {
  const api = new API({ cwd: server, fs: { readFile: (name) => planted[name.slice(server.length)] } })
  const project = api.updateSnapshot({ openProjects: [`${server}tsconfig.json`] }).getProjects()[0]
  if (!project) throw new Error('the server is no project')
  const { program, checker } = project
  const types = new Map<number, Declared>()
  const files = program
    .getSourceFileNames()
    .filter((name) => name.startsWith(server) && name.endsWith('.sql.ts'))
    .map((name) => program.getSourceFile(name))
    .filter((file) => file !== undefined)

  const templates = files.flatMap((file) => {
    const found: Template[] = []
    const visit = (node: Node): void => {
      if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
        const row = node.typeArguments?.[0]
        const type = row && checker.getTypeFromTypeNode(row)
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
        found.push({
          at: `${file.fileName.slice(server.length)}:${line}`,
          texts: textsOf(node.template),
          row: type ? declaredBy(checker, type, types) : null,
        })
      }
      node.forEachChild(visit)
    }
    visit(file)
    return found
  })

  const functions = files.flatMap((file) => {
    const module = checker.getSymbolAtLocation(file)
    const exported = module ? checker.getExportsOfModule(module) : []
    return exported
      .filter((symbol) => symbol.flags & SymbolFlags.Value)
      .flatMap((symbol): QueryFunction[] => {
        const type = checker.getTypeOfSymbol(symbol)
        const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]
        if (!signature) return []
        const parameters = signature.getParameters().map((each) => declaredOf(checker, each, types))
        return [{ file: file.fileName, name: symbol.name, parameters }]
      })
  })
  return { templates, functions, close: () => api.close() }
}

function textsOf(template: Node): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text]
  if (!isTemplateExpression(template)) throw new Error('a template of an unknown kind')
  return [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
}

function declaredOf(checker: Checker, symbol: Symbol, types: Map<number, Declared>): Declared {
  const type = checker.getTypeOfSymbol(symbol)
  return type ? declaredBy(checker, type, types) : { kind: 'unknown' }
}

function declaredBy(checker: Checker, type: Type, types: Map<number, Declared>): Declared {
  const known = types.get(type.id)
  if (known) return known
  const declared = read(checker, type, types)
  types.set(type.id, declared)
  return declared
}

const simple: readonly (readonly [TypeFlags, Declared])[] = [
  [TypeFlags.String, { kind: 'string' }],
  [TypeFlags.Number, { kind: 'number' }],
  [TypeFlags.Boolean, { kind: 'boolean' }],
  [TypeFlags.Null, { kind: 'null' }],
  [TypeFlags.Undefined | TypeFlags.Void, { kind: 'undefined' }],
  [TypeFlags.TemplateLiteral, { kind: 'string' }],
]

/** Classes of which a value is an instance, and that are made by name. */
const instances =
  /^(Buffer|Uint8Array|Map|ReadonlyMap|Set|ReadonlySet|Promise|Temporal\..*|Plain.*|Instant|ZonedDateTime)$/

function read(checker: Checker, type: Type, types: Map<number, Declared>): Declared {
  const found = simple.find(([flags]) => type.flags & flags)
  if (found) return found[1]
  const inner = (each: Type) => declaredBy(checker, each, types)
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()) {
    return { kind: 'literal', value: type.value }
  }
  if (type.isUnionType()) return { kind: 'union', of: type.getTypes().map(inner) }
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint ? inner(constraint) : { kind: 'unknown' }
  }
  const isObject = type.isObjectType() || type.isIntersectionType()
  if (!isObject) return { kind: 'unknown' }
  const typeArguments = () => (type.isTypeReference() ? checker.getTypeArguments(type).map(inner) : [])
  if (checker.isTupleType(type)) return { kind: 'tuple', of: typeArguments() }
  if (checker.isArrayType(type)) return { kind: 'array', of: typeArguments()[0] ?? { kind: 'unknown' } }
  const name = type.getSymbol()?.name ?? ''
  if (name === 'Transaction') return { kind: 'transaction' }
  if (instances.test(name)) return { kind: 'instance', name, of: typeArguments() }
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (call) {
    return {
      kind: 'function',
      answers: () => {
        const answer = checker.getReturnTypeOfSignature(call)
        return answer ? inner(answer) : { kind: 'undefined' }
      },
    }
  }
  if (checker.getIndexInfosOfType(type).length > 0) return { kind: 'record' }
  let properties: ReadonlyMap<string, Declared> | undefined
  return {
    kind: 'object',
    properties: () =>
      (properties ??= new Map(
        checker.getPropertiesOfType(type).map((each) => [each.name, declaredOf(checker, each, types)]),
      )),
  }
}
