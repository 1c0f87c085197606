import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { useContext } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { WizardStepContext } from '../wizard/step-part.ts'
import { GivePassword } from './GivePassword.tsx'
import { MethodsForm, type MethodsFormProps } from './MethodsForm.tsx'
import { TheirFactors } from './TheirFactors.tsx'

/** By what each signs in; an operator by a work account too (A-2.7-37, A-3-59). What else is old once it is saved. */
const kinds: Readonly<Record<'User' | 'Operator', Pick<MethodsFormProps, 'ways' | 'outdates'>>> = {
  User: {
    ways: [
      ['userNamePasswordEnabled', 'userName'],
      ['sithsEnabled', 'sithsNumber'],
      ['vrkEnabled', 'vrkNumber'],
      ['adEnabled', 'adUserName'],
    ],
    outdates: [readUserOverview, readUser, listUserEvents],
  },
  Operator: {
    ways: [['userNamePasswordEnabled'], ['adEnabled', 'adUserName']],
    outdates: [readOperator, listUserEvents],
  },
}

/** How somebody signs in; and, for whoever may help them in, a password and the removal of a lost factor. */
export default function MethodsScreen({
  node,
  mayChange,
}: Pick<ActionScreenProps<'User' | 'Operator'>, 'node' | 'mayChange'>) {
  const t = useAllTexts()
  const { personId } = node
  const { ways, outdates } = kinds[node.kind]
  const isStep = useContext(WizardStepContext) !== null
  // One's own password and factors are changed at one's own security, by what one has.
  const isOwn = useSessionUser()?.id === personId
  const methods = useAnswer(readMethods, { params: { userId: personId } }, { silent: true }).data
  const helps = mayChange && !isStep && !isOwn && methods !== undefined
  return (
    <div className="o-stack">
      <MethodsForm
        title={t.organisation.actionNames[`${node.kind}AuthenticationMethods`]}
        {...(node.kind === 'Operator' && { lead: t.organisationOperators.methodsLead })}
        {...{ personId, ways, mayChange, outdates }}
      />
      {helps && (
        <>
          <TheirFactors personId={personId} outdates={outdates} />
          {methods.userNamePasswordEnabled && (
            <GivePassword
              key={personId}
              personId={personId}
              userName={methods.userName}
              email={methods.email}
              outdates={outdates}
            />
          )}
        </>
      )}
    </div>
  )
}
