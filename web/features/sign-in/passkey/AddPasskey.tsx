import { addPasskey } from '@omsorg/contract/sign-in/passkey/add-passkey.ts'
import { beginPasskey } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useId, useState, type FormEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { knowsPasskeys, makePasskey } from '../../../platform/session/passkey.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useConfirmedAction } from '../security/use-confirmed-action.tsx'
import { PasskeyName } from './PasskeyName.tsx'

/** The button, and the dialog behind it, that add a passkey. */
export function AddPasskey({ outdates }: { readonly outdates: readonly Definition[] }) {
  const { factors } = useAllTexts().mySecurity
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        icon={<IconFingerprint />}
        reason={knowsPasskeys() ? undefined : factors.noPasskeys}
        onClick={() => setOpen(true)}
      >
        {factors.addPasskey}
      </Button>
      {open && <AddPasskeyDialog outdates={outdates} onClose={() => setOpen(false)} />}
    </>
  )
}

interface AddPasskeyDialogProps {
  readonly outdates: readonly Definition[]
  readonly onClose: () => void
}

function AddPasskeyDialog({ outdates, onClose }: AddPasskeyDialogProps) {
  const { passkeys } = useAllTexts().mySecurity
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [notMade, setNotMade] = useState(false)
  const beginning = useConfirmedAction(beginPasskey, {})
  const adding = useAction(addPasskey, { outdates, done: passkeys.added, resolves: ['passkey-not-valid'] })

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    setNotMade(false)
    if (name.trim() === '') return setError(passkeys.nameMissing)
    const begun = await beginning.run({})
    if (!begun?.ok) return
    const attestation = await makePasskey(begun.value)
    const added = attestation && (await adding.run({ input: { name: name.trim(), attestation } }))
    if (added?.ok) return onClose()
    if (!added || added.reason === 'passkey-not-valid') setNotMade(true)
  }

  return (
    <>
      <ActionDialog
        title={passkeys.title}
        action={passkeys.add}
        icon={<IconFingerprint />}
        form={id}
        busy={beginning.busy || adding.busy}
        onClose={onClose}
      >
        <form id={id} className="o-stack-12" noValidate onSubmit={(event) => void add(event)}>
          <p>{passkeys.lead}</p>
          {notMade && <Notice tone="info" spoken title={passkeys.notMade} />}
          <PasskeyName
            name={name}
            error={error}
            onChange={(typed) => {
              setName(typed)
              setError(null)
            }}
          />
        </form>
      </ActionDialog>
      {beginning.confirmation}
    </>
  )
}
