import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { UserForm } from '../user/EditUser.tsx'
import UserStatus from '../user/UserStatus.tsx'
import { UnitPage } from './UnitPage.tsx'
import { UnitRoles } from './UnitRoles.tsx'

type Overview = AnswerOf<typeof readUserOverview>

/** A user of the own care units: whether they can sign in, who they are, and their roles at the own care places. */
export function UnitUser({ userId }: { readonly userId: number }) {
  const t = useAllTexts()
  const answer = useAnswer(readUserOverview, { params: { id: userId } }, { anew: true })
  const user = answer.data
  if (!user) {
    return (
      <UnitPage title={t.screens.handleUser}>
        <Card label={t.screens.handleUser} padded>
          <InsteadOfAnswer answer={answer} kind="line" rows={8} />
        </Card>
      </UnitPage>
    )
  }
  return (
    <UnitPage title={user.name} lead={user.userName}>
      {user.can.change.possible ? (
        <>
          <UserStatus node={addressedPerson('User', userId)} mayChange />
          <UserForm user={user} hasGroup={false} outdates={[searchUnitUsers]} />
        </>
      ) : (
        <KnownUser user={user} />
      )}
      <UnitRoles userId={userId} />
    </UnitPage>
  )
}

/** Somebody whose details are changed elsewhere: what they are, and why. */
function KnownUser({ user }: { readonly user: Overview }) {
  const t = useAllTexts()
  const { unitUsers: words, organisationUsers } = t
  const { fields, statuses, overview } = organisationUsers
  const isOwn = user.can.change.reason === 'own-account'
  return (
    <Card title={overview.details} padded="stack">
      <Notice tone="info" title={isOwn ? words.own : words.elsewhere}>
        {isOwn ? words.ownNext : words.elsewhereNext}
      </Notice>
      <DefinitionList
        items={[
          { key: 'status', label: fields.status, value: statuses[user.status] },
          { key: 'email', label: fields.email, value: user.email ?? '–' },
          { key: 'phone', label: fields.phone, value: user.phone ?? '–' },
          { key: 'language', label: fields.language, value: languageName(user.language) },
        ]}
      />
    </Card>
  )
}
