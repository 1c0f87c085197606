import type { LineWarning, OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import { nameOrProtected } from '../../care-recipients/index.ts'
import type { CheckedOrder } from './order-check.ts'
import { lineKeyOf, type Proposal, type ProposedLine } from './proposal.ts'
import { authorName } from '../../../platform/author-name.ts'

/** "2 of 4 withdrawals left". */
export function withdrawalsText(line: ProposedLine, t: CareTexts): string {
  const of = line.withdrawals + line.extraWithdrawals
  return line.withdrawalsRemaining > 0
    ? t.careRecipients.withdrawals.left({ left: line.withdrawalsRemaining, of })
    : t.careRecipients.withdrawals.none
}

/** Why a line cannot be ordered, and what can be done about it. */
export function unavailableText(line: ProposedLine, t: CareTexts): { readonly text: string; readonly why: string } {
  const reasons: Readonly<Record<number, { text: string; why: string }>> = t.unavailability.reasons
  const { text, why } = reasons[line.unavailabilityCode ?? 0] ?? t.unavailability.reasons[0]
  const from =
    line.mayOrderFrom && line.unavailabilityCode === unavailabilityCode.tooEarly
      ? t.unavailability.earliest({ date: line.mayOrderFrom })
      : ''
  return { text, why: from || why }
}

export function warningText(warning: LineWarning, line: ProposedLine, short: number, t: CareTexts): string {
  const words = t.orders.line
  switch (warning) {
    case 'less-than-prescribed':
      return words.fewer({ count: short })
    case 'earlier-than-interval':
      return line.mayOrderFrom ? words.early({ date: line.mayOrderFrom }) : words.earlyUnknown
    case 'not-in-stock':
      return line.deliveryDate ? words.leadTime({ date: line.deliveryDate }) : words.leadTimeUnknown
    case 'delayed':
      return line.deliveryDate ? words.delayed({ date: line.deliveryDate }) : words.delayedUnknown
    case 'uncertain-delivery':
      return words.uncertain
    case 'outgoing':
      return words.outgoing
  }
}

interface ShownWarning {
  readonly key: string
  /** The product that it speaks of; null for the order as a whole. */
  readonly about: string | null
  readonly text: string
}

/** Whose line it is, where the order is for many. */
export function whoOf({ residents }: Pick<Proposal, 'residents'>, t: CareTexts) {
  const names = new Map(
    residents.map(({ careRecipient, room }) => [
      careRecipient.careRecipientId,
      [careRecipient.protected ? null : room, nameOrProtected(careRecipient, t)].filter(Boolean).join(' '),
    ]),
  )
  return ({ careRecipientId }: Pick<ProposedLine, 'careRecipientId'>): string | undefined =>
    careRecipientId === null ? undefined : names.get(careRecipientId)
}

/** What a person should know before the order is placed: who got something today, of each line that is sent, then of the order. */
export function warningsOf(
  proposal: Pick<Proposal, 'residents'>,
  checked: CheckedOrder,
  orderWarnings: readonly OrderWarning[],
  t: CareTexts,
  f: Formats,
): ShownWarning[] {
  const who = whoOf(proposal, t)
  const sent = checked.lines.filter((each) => each.sent > 0)
  const receiving = new Set(sent.map(({ line }) => line.careRecipientId))
  const ofToday = proposal.residents.flatMap(({ careRecipient, orderedToday }) =>
    orderedToday && receiving.has(careRecipient.careRecipientId)
      ? [
          {
            key: `today ${careRecipient.careRecipientId}`,
            about: null,
            text: t.orderKinds.residents.orderedToday({
              who: nameOrProtected(careRecipient, t),
              name: authorName(orderedToday.by, t),
              time: f.time(orderedToday.at),
            }),
          },
        ]
      : [],
  )
  const ofLines = sent.flatMap(({ line, check, sent }) =>
    check.findings.flatMap(({ severity, name }) =>
      severity === 'warn'
        ? [
            {
              key: `${lineKeyOf(line)} ${name}`,
              about: `${[who(line), line.product.name].filter(Boolean).join(', ')}:`,
              text: warningText(name, line, (line.packagesPerWithdrawal ?? 0) - sent, t),
            },
          ]
        : [],
    ),
  )
  const ofOrder = orderWarnings.map((name) => ({ key: name, about: null, text: t.orders.check.orderWarnings[name] }))
  return [...ofToday, ...ofLines, ...ofOrder]
}

interface Address {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
}

/** "Storgatan 12, 123 45 Fjällviken". */
export function addressText({ street, zip, city, countryCode }: Address): string {
  return [street, [postalCodeText(zip, countryCode), city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
