import { pino } from 'pino'
import type { Config } from './config.ts'

/**
 * The fields a log line may carry. A field that is not named here cannot be logged: the type refuses it, and so does the
 * run time. Names, identity numbers, addresses, free text and request bodies are absent on purpose.
 */
const allowed = [
  'address',
  'applied',
  'attempt',
  'careRecipientIds',
  'code',
  'endpoint',
  'error',
  'head',
  'job',
  'kind',
  'method',
  'milliseconds',
  'onBehalfOf',
  'orderId',
  'reason',
  'stack',
  'status',
  'traceId',
  'userId',
] as const

export type LogFields = { readonly [Field in (typeof allowed)[number]]?: string | number | boolean | null }

export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

export function createLog(level: Config['logLevel'], write?: (line: string) => void): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = write ? pino(options, { write }) : pino(options)
  return {
    debug: (event, fields) => logger.debug(onlyAllowed(fields), event),
    info: (event, fields) => logger.info(onlyAllowed(fields), event),
    warn: (event, fields) => logger.warn(onlyAllowed(fields), event),
    error: (event, fields) => logger.error(onlyAllowed(fields), event),
  }
}

/** What is known of a failure without quoting the data that caused it: messages of the database may hold values of a row. */
export function failureFields(failure: unknown): LogFields {
  if (!(failure instanceof Error)) return { kind: typeof failure }
  const code = 'code' in failure ? String(failure.code) : null
  const stack = (failure.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join(' | ')
  return { kind: failure.name, code, stack }
}

function onlyAllowed(fields: LogFields = {}): LogFields {
  return Object.fromEntries(allowed.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])))
}
