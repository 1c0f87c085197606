import type { z } from 'zod'

export interface JobContext {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
  /** No further attempt follows this one. */
  readonly lastAttempt: boolean
  /** Aborted when the worker is to end: what takes long should end early and is run again. */
  readonly signal: AbortSignal
}

/** A kind of job. Its `run` may be called more than once for one job, so carrying it out twice must do no harm. */
export interface Job {
  readonly name: string
  /** Checks the payload and carries the job out. */
  carryOut(payload: unknown, context: JobContext): Promise<void>
}

/** An error that no further attempt can mend: the job fails for good at once. Any error with `retry: false` counts as one. */
export class PermanentFailure extends Error {
  override readonly name: string = 'PermanentFailure'
  readonly retry = false
}

/** Defines a kind of job: its name, the shape of its payload, and what it does. */
export function job<Payload extends z.ZodType>(
  name: string,
  payloadShape: Payload,
  run: (payload: z.output<Payload>, context: JobContext) => Promise<void>,
): Job {
  return {
    name,
    async carryOut(payload, context) {
      const parsed = payloadShape.safeParse(payload)
      // The message names the fields and not their values, for it is kept with the job.
      if (!parsed.success) {
        throw new PermanentFailure(
          `The payload of ${name} is wrong at ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
        )
      }
      await run(parsed.data, context)
    },
  }
}

export function isPermanentFailure(error: unknown): boolean {
  return error instanceof Error && 'retry' in error && error.retry === false
}
