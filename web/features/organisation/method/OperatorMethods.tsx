import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { MethodsScreen } from './MethodsScreen.tsx'

/** By what an operator signs in, a work account among it, and what is asked after it (A-2.7-37, A-3-59). */
export default function OperatorMethods({ node, mayChange }: ActionScreenProps<'Operator'>) {
  const t = useAllTexts()
  return (
    <MethodsScreen
      title={t.organisation.actionNames.OperatorAuthenticationMethods}
      lead={t.organisationOperators.methodsLead}
      personId={node.personId}
      mayChange={mayChange}
      ways={[['userNamePasswordEnabled'], ['adEnabled', 'adUserName']]}
      outdates={[readOperator]}
    />
  )
}
