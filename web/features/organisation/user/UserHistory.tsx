import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { phoneText } from '@omsorg/domain/format/phone.ts'
import type { Language } from '@omsorg/texts/language.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { ChangeList, type TellableChange } from '../../../platform/history/ChangeList.tsx'
import css from './UserOverview.module.css'

type UserEvent = AnswerOf<typeof listUserEvents>['events'][number]

const pageSize = 10

/** What was changed of a user, newest first: before and after, by whom and when. */
export function UserHistory({ userId }: { readonly userId: number }) {
  const [t, f] = useTextsAndFormat()
  const { overview: words, events, fields, statuses, methods } = t.organisationUsers
  const [page, setPage] = useState(1)
  const answer = useAnswer(listUserEvents, { params: { id: userId }, query: { page, pageSize } }, { keepFormer: true })
  const found = answer.data?.events
  const labels: Readonly<Record<string, string>> = {
    ...fields,
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
  return (
    <Card title={words.history}>
      <div className={css.inset}>
        {!found ? (
          <InsteadOfAnswer answer={answer} kind="line" rows={4} />
        ) : found.length === 0 ? (
          <p>{words.historyNone}</p>
        ) : (
          <ChangeList changes={found.map(told)} />
        )}
      </div>
      {answer.data && (
        <Pager words={t.common.table} total={answer.data.totalCount} pageSize={pageSize} page={page} onPage={setPage} />
      )}
    </Card>
  )
}
