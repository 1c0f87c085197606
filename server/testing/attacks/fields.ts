import { statusOfRefusal, validatorOf } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import fc from 'fast-check'
import { isWhole } from '../scale/size.ts'
import { arbitraryOf, mutationsOf, schemaOf, variationsOf } from '../arbitrary.ts'
import { attempt, unless, type Attack, type Target } from './attack.ts'
import { processorTimeFromNow } from './processor-time.ts'

/** How many inputs are made up beside those that are changed field by field. */
const invented = 20
const seed = 20_261_120
/** How many of those that the schema refuses are sent, some of each field: it refuses them all in one place. */
const mostRefused = isWhole ? Infinity : 20
/** How many of those that it lets through: each field is among them, with some of what it may hold. */
const mostAllowed = isWhole ? Infinity : 40

/**
 * Every field left out and replaced, and inputs made up from the schema: what zod refuses is answered 400, what it lets through
 * is answered as the contract says, and nothing is ever answered 500 or makes the server work for a second (T03).
 */
export const withWrongFields: Attack = async (target) => {
  const { endpoint, sent } = target
  const input = endpoint.input && validatorOf(endpoint.input)
  if (!input || (endpoint.encoding ?? 'json') !== 'json') return []
  const made = fc.sample(arbitraryOf(schemaOf(input)), { numRuns: invented, seed })
  const changes = [
    ...mutationsOf(sent.input ?? {}),
    ...variationsOf(schemaOf(input), sent.input ?? {}, seed),
    ...made.map((each) => ({ field: '', at: JSON.stringify(each).slice(0, 200), sent: each })),
  ].map(({ field, at, sent: changed }) => {
    const body = JSON.stringify(changed)
    const halfCharacter = !JSON.stringify(JSON.parse(body)).isWellFormed() || /\\ud[89a-f]/.test(body)
    const read = halfCharacter ? null : input.safeParse(JSON.parse(body))
    return {
      field,
      at,
      body,
      allowed: read?.success ?? false,
      arrives: read?.success ? JSON.stringify(read.data) : body,
    }
  })
  const { yes = [], no = [] } = Object.groupBy(changes, ({ allowed }) => (allowed ? 'yes' : 'no'))
  const found: string[] = []
  for (const { at, body, allowed } of [...ofEachField(yes, mostAllowed), ...ofEachField(no, mostRefused)]) {
    const worked = processorTimeFromNow()
    const answer = await attempt(target, { body })
    const ms = worked()
    const fits = allowed ? statusesOf(endpoint).includes(answer.status) : [400, ...open(target)].includes(answer.status)
    found.push(...unless(fits, target, `${at} (${allowed ? 'allowed' : 'not allowed'})`, answer))
    found.push(...unless(ms < 1000, target, `${at}, after ${ms} ms of work,`, answer))
  }
  return found
}

interface Change {
  readonly field: string
  /** What the handler is given: what is the same to it is sent once. */
  readonly arrives: string
}

/** At most so many, as many of each field as of any other, and of each field at least one. */
function ofEachField<T extends Change>(all: readonly T[], most: number): readonly T[] {
  const different = [...new Map(all.map((each) => [each.arrives, each])).values()]
  const fields = [...Map.groupBy(different, ({ field }) => field).values()]
  const taking = (each: number) => fields.flatMap((changes) => spread(changes, each))
  let each = 1
  while (taking(each).length < different.length && taking(each + 1).length <= most) each += 1
  return taking(each)
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_each, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

function statusesOf(endpoint: Definition): number[] {
  const refusals = Object.values(endpoint.refusals).map(statusOfRefusal)
  const always = endpoint.permission === 'public' ? [401] : []
  return [200, 400, ...(endpoint.params || endpoint.query ? [404] : []), ...refusals, ...always]
}

function open({ endpoint }: Target): number[] {
  return endpoint.permission === 'public' ? [401] : []
}

/** Whether the address without its last part is that of another call: then it is not wrong. */
function leadsToAList({ method, path }: Definition, name: string): boolean {
  const list = path.replace(`/{${name}}`, '')
  return path.endsWith(`/{${name}}`) && endpoints.some((each) => each.method === method && each.path === list)
}

const junkInAddress = ['0', '-1', '1.5', '99999999999', 'x', '%00', '%F0%9F', '..%2F', '1%20or%201=1', '%5B%5D', '']

/** Query fields in which any word is one to ask about: junk is no fault of the caller, and must not be one of ours. */
const anyWord = new Set(['username', 'aduser', 'searchTerm', 'customerNumber'])

/** Parameters and query fields that cannot be what they should: refused as wrong or as missing, never as our fault. */
export const withWrongAddress: Attack = async (target) => {
  const { endpoint, sent } = target
  const found: string[] = []
  const path = { ...sent.params }
  for (const name of Object.keys(path)) {
    for (const junk of junkInAddress) {
      if (junk === '' && leadsToAList(endpoint, name)) continue
      const answer = await attempt(
        { ...target, endpoint: { ...endpoint, path: endpoint.path.replace(`{${name}}`, junk) } },
        {},
      )
      found.push(
        ...unless(answer.status >= 400 && answer.status < 500, target, `${name} = ${junk} in the path`, answer),
      )
    }
  }
  if (!endpoint.query) return found
  for (const name of Object.keys(sent.query ?? {})) {
    const mayBe = anyWord.has(name) ? [200, 400, 404] : [400, 404]
    for (const value of ['0', '-1', '1.5', '99999999999', 'x', "1' or '1'='1", '1\0', '[]']) {
      const answer = await attempt(target, { sent: { query: { ...sent.query, [name]: value } } })
      found.push(
        ...unless(mayBe.includes(answer.status), target, `${name} = ${JSON.stringify(value)} in the query`, answer),
      )
    }
    const twice = await attempt(target, { sent: { query: { ...sent.query, [name.toUpperCase()]: '1' } } })
    found.push(...unless(twice.status === 400, target, `${name} given twice in the query`, twice))
  }
  for (const stranger of ['__proto__', 'constructor', 'unknown']) {
    const answer = await attempt(target, {
      sent: { query: Object.fromEntries([...Object.entries(sent.query ?? {}), [stranger, '1']]) },
    })
    found.push(...unless(answer.status === 400, target, `${stranger} in the query`, answer))
  }
  return found
}
