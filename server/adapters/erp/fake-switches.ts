import { z } from 'zod'

/** How the fake ERP misbehaves. Counted switches count down by themselves. */
export const switchesShape = z.strictObject({
  /** New orders are rejected at once, with this reason. */
  refuse: z.string().min(1).nullable(),
  /** New orders are taken and then refused by a status message, with this reason. */
  refuseLater: z.string().min(1).nullable(),
  /** The next n calls end with 500 before anything is done. */
  failures: z.int().min(0),
  /** The next n calls are carried out, and the connection is cut instead of answered. */
  drops: z.int().min(0),
  garbage: z.enum(['none', 'not-json', 'wrong-shape']),
  answerAfterMs: z.int().min(0).max(60_000),
  /** A cancellation is received and decided at the next step. */
  cancelLater: z.boolean(),
  /** Status messages wait until this is switched off. */
  holdMessages: z.boolean(),
  messagesTwice: z.boolean(),
  /** Two messages of an order at a time go out, the later first. */
  messagesOutOfOrder: z.boolean(),
  /** Milliseconds between two steps; null stands still until a step is asked for. */
  stepEveryMs: z.int().min(10).nullable(),
})

export const changesShape = switchesShape.partial()

export type Switches = z.output<typeof switchesShape>
export type SwitchChanges = z.output<typeof changesShape>

export const defaultSwitches: Switches = {
  refuse: null,
  refuseLater: null,
  failures: 0,
  drops: 0,
  garbage: 'none',
  answerAfterMs: 0,
  cancelLater: false,
  holdMessages: false,
  messagesTwice: false,
  messagesOutOfOrder: false,
  stepEveryMs: null,
}
