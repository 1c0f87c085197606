import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { MethodsScreen } from './MethodsScreen.tsx'

/** By what a user signs in, and what is asked after it. */
export default function UserMethods({ node, mayChange }: ActionScreenProps<'User'>) {
  return (
    <MethodsScreen
      title={useAllTexts().organisation.actionNames.UserAuthenticationMethods}
      personId={node.personId}
      mayChange={mayChange}
      ways={[
        ['userNamePasswordEnabled', 'userName'],
        ['sithsEnabled', 'sithsNumber'],
        ['vrkEnabled', 'vrkNumber'],
        ['adEnabled', 'adUserName'],
      ]}
      outdates={[readUserOverview, readUser, listUserEvents]}
    />
  )
}
