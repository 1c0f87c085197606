import { addPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { useState } from 'react'
import type { NotDone } from '../../platform/calls/result.ts'
import { makePasskey } from '../../platform/session/passkey.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { rememberPasskey } from '../session/remembered-passkey.ts'

interface Adding {
  readonly add: () => Promise<void>
  readonly state: 'added' | 'not-made' | null
  readonly busy: boolean
  readonly notDone: NotDone<typeof beginPortalPasskey> | NotDone<typeof addPortalPasskey> | null
}

/** Has this device make a passkey and the server keep it. */
export function useAdding(outdates: readonly Definition[]): Adding {
  const { passkeys } = useAllTexts()
  const [state, setState] = useState<Adding['state']>(null)
  const beginning = useDoing(beginPortalPasskey)
  const adding = useDoing(addPortalPasskey, outdates)

  async function add(): Promise<void> {
    setState(null)
    adding.reset()
    const begun = await beginning.run({})
    if (!begun?.ok) return
    const attestation = await makePasskey(begun.value)
    if (!attestation) return setState('not-made')
    const name = matchMedia('(pointer: coarse)').matches ? passkeys.thisPhone : passkeys.thisComputer
    const added = await adding.run({ input: { name, attestation } })
    if (!added?.ok) return
    rememberPasskey()
    setState('added')
  }

  return { add, state, busy: beginning.busy || adding.busy, notDone: beginning.notDone ?? adding.notDone }
}
