import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'

/** What the server proposes for a withdrawal: receiver, lines, rules, fees and days. */
export type Proposal = AnswerOf<typeof preOrderWithdrawal>

export type ProposedLine = Proposal['lines'][number]
