import type { Catalogue, Kind } from './catalogue.ts'
import { isNode, nodesOf, type Tree, type TreeNode } from './node-tree.ts'
import { branchesOf, hasOneRow, isNulled, targetsOf, textOf } from './query-tree.ts'
import { isJoined, isProven } from './proven.ts'

/** What a column holds, or a part of the JSON in it. */
export interface Answered {
  readonly kind: 'string' | 'number' | 'boolean' | 'Buffer' | 'unknown' | 'array' | 'object'
  /** Whether it may be null. What a function of ours answers is not known. */
  readonly null: 'never' | 'maybe' | 'unknown'
  readonly of?: Answered
  readonly properties?: ReadonlyMap<string, Answered>
}

/** A query within those that it may refer to, the nearest first. */
type Within = readonly TreeNode[]

const unknown: Answered = { kind: 'unknown', null: 'unknown' }

/** Functions of PostgreSQL that answer null to what is not null. */
const mayFail =
  /^(jsonb?_(object_field|array_element|extract_path)|array_(length|position|upper|lower)|substring|regexp_match|current_setting|nullif|jsonb?_path)/

const aggregatesOfNothing = /^(count|row_number|rank|dense_rank|ntile)$/

/** Functions that answer something to null as well. */
const neverNull = /^(jsonb?_build_(object|array)|concat(_ws)?|format|now|clock_timestamp|num_nulls|num_nonnulls)$/

export class Answers {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** The columns of a query by their names. */
  columnsOf(query: TreeNode): Map<string, Answered> {
    return new Map(
      targetsOf(query).map((target, index) => [String(target.fields['resname']), this.#column(index, [query], false)]),
    )
  }

  #column(index: number, within: Within, inJson: boolean): Answered {
    const [query] = within
    if (!query) return unknown
    const branches = branchesOf(query)
    if (branches.length > 0) {
      return branches.map((branch) => this.#column(index, [branch, ...within], inJson)).reduce(either)
    }
    const expression = targetsOf(query)[index]?.fields['expr']
    return isNode(expression) ? this.#expression(expression, within, inJson) : unknown
  }

  #expression(node: TreeNode, within: Within, inJson: boolean): Answered {
    const of = (tree: Tree | undefined) => {
      const [inner] = nodesOf(tree)
      return inner ? this.#expression(inner, within, inJson) : unknown
    }
    const all = (tree: Tree | undefined) => nodesOf(tree).map((each) => this.#expression(each, within, inJson))
    const typed = (field: string, isNull: Answered['null']) => this.#typed(node.fields[field], isNull, inJson)
    switch (node.type) {
      case 'VAR':
        return this.#variable(node, within, inJson)
      case 'CONST':
        return typed('consttype', node.fields['constisnull'] === 'true' ? 'maybe' : 'never')
      case 'PARAM':
        return typed('paramtype', 'unknown')
      case 'FUNCEXPR':
        return this.#call(node, 'funcid', 'funcresulttype', within, inJson)
      case 'OPEXPR':
        return this.#call(node, 'opfuncid', 'opresulttype', within, inJson)
      case 'AGGREF':
        return this.#aggregate(node, 'aggfnoid', 'aggtype', within, inJson)
      case 'WINDOWFUNC':
        return this.#aggregate(node, 'winfnoid', 'wintype', within, inJson)
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COERCETODOMAIN':
      case 'ARRAYCOERCEEXPR':
        return typed('resulttype', of(node.fields['arg']).null)
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const values = all(node.fields['args'])
        const isNull = values.some((value) => value.null === 'never')
          ? 'never'
          : values.some((value) => value.null === 'unknown')
            ? 'unknown'
            : 'maybe'
        return { ...(values.find((value) => value.kind !== 'unknown') ?? values[0] ?? unknown), null: isNull }
      }
      case 'CASEEXPR': {
        const results = [
          ...nodesOf(node.fields['args']).map((each) => of(each.fields['result'])),
          of(node.fields['defresult']),
        ]
        return results.reduce(either)
      }
      case 'COLLATEEXPR':
        return of(node.fields['arg'])
      case 'NULLIFEXPR':
        return typed('opresulttype', 'maybe')
      case 'ARRAYEXPR': {
        const elements = all(node.fields['elements'])
        return { kind: 'array', null: 'never', of: elements.length > 0 ? elements.reduce(either) : unknown }
      }
      case 'SUBLINK':
        return this.#sublink(node, within, inJson)
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return { kind: 'boolean', null: worst(all(node.fields['args'])) }
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return { kind: 'boolean', null: 'never' }
      case 'SQLVALUEFUNCTION':
        return typed('type', 'never')
      case 'SUBSCRIPTINGREF':
        return typed('refrestype', 'maybe')
      default:
        throw new Error(`answered.ts does not know ${node.type}`)
    }
  }

  #typed(type: Tree | undefined, isNull: Answered['null'], inJson: boolean): Answered {
    const id = String(type)
    return ofKind(inJson ? this.#catalogue.kindInJson(id) : this.#catalogue.kindOf(id), isNull)
  }

  #variable(node: TreeNode, within: Within, inJson: boolean): Answered {
    const home = within.slice(Number(node.fields['varlevelsup']))
    const query = home[0]
    const entry = nodesOf(query?.fields['rtable'])[Number(node.fields['varno']) - 1]
    const column = Number(node.fields['varattno'])
    if (!query || !entry) return unknown
    const held = this.#held(entry, column, home, inJson, this.#typed(node.fields['vartype'], 'unknown', inJson))
    if (isProven(node, query, this.#catalogue)) return { ...held, null: 'never' }
    return isNulled(node) && !isJoined(node, query, this.#catalogue) ? { ...held, null: 'maybe' } : held
  }

  /** A column of what stands in the `from` of a query. */
  #held(entry: TreeNode, column: number, within: Within, inJson: boolean, typed: Answered): Answered {
    const { fields } = entry
    switch (fields['rtekind']) {
      case '0': {
        const view = this.#catalogue.viewOf(String(fields['relid']))
        if (view) return this.#column(column - 1, [view], inJson)
        const isRequired = this.#catalogue.isRequired(String(fields['relid']), String(column))
        return { ...typed, null: isRequired ? 'never' : 'maybe' }
      }
      case '1': {
        const subquery = nodesOf(fields['subquery'])[0]
        return subquery ? this.#column(column - 1, [subquery, ...within], inJson) : typed
      }
      case '2': {
        const alias = nodesOf(fields['joinaliasvars'])[column - 1]
        return alias ? this.#expression(alias, within, inJson) : typed
      }
      case '5': {
        const rows = Array.isArray(fields['values_lists']) ? fields['values_lists'] : []
        const values = rows.map((row: Tree) => nodesOf(row)[column - 1]).filter((value) => value !== undefined)
        return values.map((value) => this.#expression(value, within, inJson)).reduce(either, typed)
      }
      case '6':
        return this.#common(String(fields['ctename']), Number(fields['ctelevelsup']), column, within, inJson) ?? typed
      case '9': {
        const grouped = nodesOf(fields['groupexprs'])[column - 1]
        return grouped ? this.#expression(grouped, within, inJson) : typed
      }
      default:
        return typed
    }
  }

  readonly #open = new Set<TreeNode>()

  #common(name: string, levels: number, column: number, within: Within, inJson: boolean): Answered | undefined {
    const home = within.slice(levels)
    const common = nodesOf(home[0]?.fields['cteList']).find((each) => each.fields['ctename'] === name)
    const query = nodesOf(common?.fields['ctequery'])[0]
    // A query that refers to itself adds no other kind of value.
    if (!query || this.#open.has(query)) return undefined
    this.#open.add(query)
    try {
      return this.#column(column - 1, [query, ...home], inJson)
    } finally {
      this.#open.delete(query)
    }
  }

  #call(node: TreeNode, idField: string, typeField: string, within: Within, inJson: boolean): Answered {
    const { name, isBuiltIn, isStrict } = this.#catalogue.functionOf(String(node.fields[idField]))
    const args = nodesOf(node.fields['args'])
    if (!isBuiltIn) return this.#typed(node.fields[typeField], 'unknown', inJson)
    if (/^jsonb?_build_object$/.test(name)) return this.#object(args, within)
    if (/^jsonb?_build_array$/.test(name)) {
      return {
        kind: 'array',
        null: 'never',
        of: args.map((each) => this.#expression(each, within, true)).reduce(either, unknown),
      }
    }
    if (/^to_jsonb?$/.test(name) && args[0]) return this.#expression(args[0], within, true)
    if (neverNull.test(name)) return this.#typed(node.fields[typeField], 'never', inJson)
    const given = worst(args.map((each) => this.#expression(each, within, inJson)))
    const isNull = mayFail.test(name) ? 'maybe' : isStrict ? given : 'unknown'
    return this.#typed(node.fields[typeField], isNull, inJson)
  }

  #object(args: readonly TreeNode[], within: Within): Answered {
    const properties = new Map<string, Answered>()
    for (let at = 0; at < args.length; at += 2) {
      const [key, value] = [args[at], args[at + 1]]
      const name = key && textOf(key)
      // Keys that are reckoned make a record of which nothing is known.
      if (name === undefined || !value) return { kind: 'unknown', null: 'never' }
      properties.set(name, this.#expression(value, within, true))
    }
    return { kind: 'object', null: 'never', properties }
  }

  #aggregate(node: TreeNode, idField: string, typeField: string, within: Within, inJson: boolean): Answered {
    const { name, isBuiltIn } = this.#catalogue.functionOf(String(node.fields[idField]))
    const args = nodesOf(node.fields['args']).map((each) => nodesOf(each.fields['expr'])[0] ?? each)
    if (isBuiltIn && aggregatesOfNothing.test(name)) return this.#typed(node.fields[typeField], 'never', inJson)
    const isJson = /^jsonb?_agg/.test(name)
    const values = args.map((each) => this.#expression(each, within, inJson || isJson))
    // A group has rows; without one there may be none.
    const isGrouped =
      node.type === 'AGGREF' &&
      nodesOf(within[0]?.fields['groupClause']).length > 0 &&
      !nodesOf(node.fields['aggfilter'])[0]
    if (isJson || name === 'array_agg') {
      return { kind: 'array', null: isGrouped ? 'never' : 'maybe', of: values[0] ?? unknown }
    }
    return this.#typed(node.fields[typeField], isGrouped ? worst(values) : 'maybe', inJson)
  }

  #sublink(node: TreeNode, within: Within, inJson: boolean): Answered {
    const query = nodesOf(node.fields['subselect'])[0]
    const kind = node.fields['subLinkType']
    if (!query) return unknown
    if (kind === '4' || kind === '6') {
      const value = this.#column(0, [query, ...within], inJson)
      if (kind === '6') return { kind: 'array', null: 'never', of: value }
      return { ...value, null: hasOneRow(query) ? value.null : 'maybe' }
    }
    return { kind: 'boolean', null: kind === '0' ? 'never' : 'unknown' }
  }
}

function ofKind(kind: Kind, isNull: Answered['null']): Answered {
  if (typeof kind === 'string') return { kind, null: isNull }
  return { kind: 'array', null: isNull, of: ofKind(kind.arrayOf, 'unknown') }
}

function worst(values: readonly Answered[]): Answered['null'] {
  if (values.some((value) => value.null === 'maybe')) return 'maybe'
  return values.some((value) => value.null === 'unknown') ? 'unknown' : 'never'
}

function either(one: Answered, other: Answered): Answered {
  const known = one.kind === 'unknown' ? other : one
  return { ...known, null: worst([one, other]) }
}
