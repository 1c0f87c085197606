import { readMethods } from '@omsorg/contract/sign-in/method/read-methods.ts'
import { useContext } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { WizardStepContext } from '../wizard/step-part.ts'
import { GivePassword } from './GivePassword.tsx'
import { MethodsForm, type MethodsFormProps } from './MethodsForm.tsx'
import { TheirFactors } from './TheirFactors.tsx'

/** How somebody signs in; and, for whoever may help them in, a password and the removal of a lost factor. */
export function MethodsScreen(props: MethodsFormProps & { readonly personId: number }) {
  const { personId, mayChange, outdates } = props
  const isStep = useContext(WizardStepContext) !== null
  // One's own password and factors are changed at one's own security, by what one has.
  const isOwn = useSessionUser()?.id === personId
  const methods = useAnswer(readMethods, { params: { userId: personId } }, { silent: true }).data
  const helps = mayChange && !isStep && !isOwn && methods !== undefined
  return (
    <div className="o-stack">
      <MethodsForm {...props} />
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
