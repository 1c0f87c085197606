import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import type { TellableChange } from '../../../platform/history/ChangeList.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { type PartOfHistory, Timeline } from './Timeline.tsx'

type UserEvent = AnswerOf<typeof listUserEvents>['events'][number]

const pageSize = 10

/** What was changed of a user or an operator, newest first: before and after, by whom and when. */
export function AccountHistory({ accountId }: { readonly accountId: number }) {
  const words = useAllTexts().organisationUsers.overview
  function usePart(page: number | null): PartOfHistory {
    return useAccountChanges(accountId, page ?? 1)
  }
  return (
    <Card title={words.history} padded>
      <Timeline key={accountId} usePart={usePart} empty={<p>{words.historyNone}</p>} />
    </Card>
  )
}

/** Reads a page of the changes of an account, and tells it in words. */
function useAccountChanges(id: number, page: number): PartOfHistory {
  const [t, f] = useTextsAndFormat()
  const { overview: words, events, fields, statuses, methods } = t.organisationUsers
  const answer = useAnswer(listUserEvents, { params: { id }, query: { page, pageSize } })
  const { data } = answer
  const labels: Readonly<Record<string, string>> = {
    ...t.organisationOperators.fields,
    ...fields,
    market: t.organisationOperators.fields.marketAreaCode,
    roles: t.roles.title,
    lastDay: t.roleTerms.lastDay,
    confirmDay: t.roleTerms.confirmDay,
    userNamePasswordEnabled: methods.userNamePassword,
    sithsEnabled: methods.siths,
    sithsNumber: methods.sithsNumber,
    vrkEnabled: methods.vrk,
    vrkNumber: methods.vrkNumber,
    adEnabled: methods.directory,
    adUserName: methods.adUserName,
    smsCodeEnabled: methods.smsCode,
    emailCodeEnabled: methods.emailCode,
    phoneNumber: fields.phone,
    twoFactorEnabled: methods.twoFactorEnabled,
    twoFactorEnforced: methods.twoFactorEnforced,
  }
  const valueOf = (field: string, value: string | null): string => {
    if (value === null || value === '') return words.none
    if (value === 'true') return t.common.actions.yes
    if (value === 'false') return t.common.actions.no
    if (field === 'roles') {
      return value
        .split(' ')
        .map((code) => t.roles.names[code as keyof typeof t.roles.names] ?? code)
        .join(', ')
    }
    if (field === 'status') return statuses[value as keyof typeof statuses] ?? value
    if (field === 'market') return t.common.markets[Number(value) as MarketCode] ?? value
    if (field === 'application') {
      return t.organisationOperators.applications[value as 'CSP' | 'PRINCIPAL'] ?? value
    }
    if (field === 'language') return languageName(value as Language)
    return field === 'phone' ? phoneText(value, f.country) : value
  }
  const told = ({ id, event, changes, at, by }: UserEvent): TellableChange => ({
    key: id,
    title: events[event],
    lines: changes.map(({ field, from, to, place }, key) => ({
      key,
      text: (
        <>
          {place ?? labels[field] ?? field}
          {(from !== null || to !== null) && (
            <>
              {': '}
              <s>{valueOf(field, from)}</s> → {valueOf(field, to)}
            </>
          )}
        </>
      ),
    })),
    at,
    by,
  })
  return {
    answer,
    changes: data?.events.map(told),
    next: data && data.totalCount > page * pageSize ? page + 1 : null,
  }
}
