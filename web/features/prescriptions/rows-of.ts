import type { RowView } from '@omsorg/contract/prescriptions/row-view.ts'
import { suggestionWords } from '@omsorg/domain/orders/suggestion.ts'

/** Rows whose time is over are history. */
const running: readonly RowView['status'][] = ['preliminary', 'active', 'used-up']

/** The rows of all prescriptions as one list, what runs out first on top. */
export function rowsOf<Row extends Pick<RowView, 'status' | 'suggestion'>>(
  prescriptions: readonly { readonly rows: readonly Row[] }[],
): readonly Row[] {
  const urgency = ({ suggestion }: Row) => suggestionWords.indexOf(suggestion.word)
  const left = ({ suggestion }: Row) => suggestion.daysLeft ?? Number.NEGATIVE_INFINITY
  return prescriptions
    .flatMap(({ rows }) => rows)
    .filter(({ status }) => running.includes(status))
    .toSorted((one, other) => urgency(one) - urgency(other) || left(one) - left(other) || 0)
}
