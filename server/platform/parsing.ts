import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { z } from 'zod'
import { partsOfForm } from './multipart.ts'

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly wrong: readonly (readonly [at: string, code: ErrorCode])[] }

/**
 * Reads what was sent by its schema. Unknown fields are dropped. Wrong fields come in the order of the schema, each as the
 * path that a form knows it by (`lines[2].quantity`) with COM001003 when it is missing and COM001001 when it is wrong.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown): Parsed<z.output<Schema>> {
  const result = schema.safeParse(sent === undefined ? {} : sent)
  if (result.success) return { ok: true, value: result.data }
  const wrong = result.error.issues.map(
    (issue) => [pathText(issue.path), isEmpty(valueAt(sent, issue.path)) ? 'COM001003' : 'COM001001'] as const,
  )
  return { ok: false, wrong }
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before}[${step}]` : before ? `${before}.${String(step)}` : String(step),
    '',
  )
  return text || 'body'
}

/** Null and blanks count as nothing. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, step) => (isRecord(inside) ? inside[String(step)] : undefined), value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export class UnreadableBody extends Error {}

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** No body that anybody means is nested deeper. */
const deepest = 50
const strings = /"(?:[^"\\]|\\.)*"\s*(:?)/g

/**
 * Reads a JSON body strictly: broken UTF-8, half characters, NUL, a key given twice and `__proto__` are refused, because a
 * parser that quietly chooses is a second opinion about what was sent.
 */
export function readJson(bytes: Buffer): unknown {
  const text = readText(bytes)
  // Looked at before it is parsed: a megabyte of brackets would be half a million lists, and everybody waits meanwhile.
  if (isNestedTooDeep(text)) throw new UnreadableBody('nested too deep')
  // Parsed before keys are counted: in text that is JSON every quote opens or closes a string, so the count below is one pass.
  const value: unknown = JSON.parse(text)
  let keys = 0
  for (const [, colon] of text.matchAll(strings)) if (colon) keys += 1
  if (countKeys(value) !== keys) throw new UnreadableBody('a key is given twice')
  return value
}

export function readForm(bytes: Buffer): Record<string, string> {
  const fields = new URLSearchParams(readText(bytes))
  const form: Record<string, string> = {}
  for (const [name, value] of fields) {
    if (name in form || value.includes('\0')) throw new UnreadableBody('a field is given twice, or holds NUL')
    form[name] = value
  }
  return form
}

/** A form with a file in it. The reader of the platform is as strict as the boundary allows; a field given twice is refused. */
export function readMultipart(bytes: Buffer, contentType: string): Record<string, unknown> {
  const form = formOf(bytes, contentType)
  if (!form) throw new UnreadableBody('no form')
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (Object.hasOwn(fields, name) || name === '__proto__') throw new UnreadableBody('a field is given twice')
    const text = typeof value === 'string' ? value : value.name
    if (text.includes('\0')) throw new UnreadableBody('NUL')
    fields[name] = value
  }
  return fields
}

/** Null also for names and values that are not UTF-8. */
function formOf(bytes: Buffer, contentType: string): ReturnType<typeof partsOfForm> {
  try {
    return partsOfForm(bytes, contentType)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function readText(bytes: Buffer): string {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new UnreadableBody('not UTF-8')
  }
  if (text.includes('\0') || text.includes('\\u0000')) throw new UnreadableBody('NUL')
  return text
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInString = !isInString
    else if (isInString) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}

function countKeys(value: unknown): number {
  if (typeof value === 'string') return whole(value, 0)
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countKeys(each), 0)
  if (!isRecord(value)) return 0
  return Object.entries(value).reduce((sum, [key, inner]) => {
    if (key === '__proto__') throw new UnreadableBody('__proto__')
    return sum + whole(key, 1) + countKeys(inner)
  }, 0)
}

/** Half a character can be written as an escape, and no database takes it. */
function whole(text: string, counts: number): number {
  if (!text.isWellFormed()) throw new UnreadableBody('half a character')
  return counts
}
