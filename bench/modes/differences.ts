import type { Answered } from '../load.ts'

/** Where two answers differ, by path; `drawn` are fields that each call draws for itself. */
export function differences(one: Answered, other: Answered, drawn: readonly string[]): string[] {
  if (one.status !== other.status)
    return [`status ${one.status} and ${other.status}: ${String(other.body).slice(0, 500)}`]
  return unlike('', JSON.parse(String(one.body)), JSON.parse(String(other.body)), new Set(drawn)).slice(0, 10)
}

function unlike(path: string, one: unknown, other: unknown, drawn: ReadonlySet<string>): string[] {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return one === other ? [] : [`${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`]
  }
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !drawn.has(name))
  return names.flatMap((name) => unlike(`${path}/${name}`, one[name], other[name], drawn))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
