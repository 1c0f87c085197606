import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { addressedPerson } from '@omsorg/domain/organisation/node/node-address.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { WizardSummary, type WizardSummaryProps } from '../wizard/WizardSummary.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import { useUserAction } from './use-user-action.ts'

interface UserSummaryProps extends Pick<WizardSummaryProps, 'steps' | 'onFinish'> {
  readonly user: AnswerOf<typeof readUserOverview>
}

/** What was entered of a user, and the mail that leads them in. */
export function UserSummary({ user, steps, onFinish }: UserSummaryProps) {
  const t = useAllTexts()
  const { fields, overview } = t.organisationUsers
  const { names } = t.roles
  const { mayChange } = useUserAction(addressedPerson('User', user.id), 'UserStatus')
  return (
    <>
      {user.status !== 'active' && <StatusNotice user={user} mayChange={mayChange} />}
      <WizardSummary
        steps={steps}
        entered={{
          basic: (
            <DefinitionList
              items={[
                { key: 'firstName', label: fields.firstName, value: user.firstName },
                { key: 'lastName', label: fields.lastName, value: user.lastName },
                { key: 'userName', label: fields.userName, value: user.userName },
                { key: 'email', label: fields.email, value: user.email ?? overview.none },
                { key: 'client', label: fields.client, value: user.clientName },
              ]}
            />
          ),
          ...(user.roles.length > 0 && {
            roles: (
              <DefinitionList
                items={user.roles.map(({ name, nodeId, nodeName }, at) => ({
                  key: `${name} ${nodeId} ${at}`,
                  label: names[name as keyof typeof names] ?? name,
                  value: nodeName ?? '',
                }))}
              />
            ),
          }),
        }}
        onFinish={onFinish}
      />
    </>
  )
}
