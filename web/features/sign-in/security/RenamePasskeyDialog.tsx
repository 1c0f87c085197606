import { renamePasskey } from '@omsorg/contract/sign-in/passkey/rename-passkey.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import { useId, useState, type FormEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { PasskeyName } from '../passkey/PasskeyName.tsx'

interface RenamePasskeyDialogProps {
  readonly of: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Gives a passkey another name. */
export default function RenamePasskeyDialog({ of: passkey, onClose }: RenamePasskeyDialogProps) {
  const { passkeys } = useAllTexts().mySecurity
  const id = useId()
  const [name, setName] = useState(passkey.name)
  const [error, setError] = useState<string | null>(null)
  const action = useAction(renamePasskey, { outdates: [listSecondFactors], done: passkeys.renamed })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() === '') return setError(passkeys.nameMissing)
    const result = await action.run({ params: { id: passkey.id }, input: { name: name.trim() } })
    if (result?.ok) onClose()
  }

  return (
    <ActionDialog title={passkeys.renameTitle} action={passkeys.save} form={id} busy={action.busy} onClose={onClose}>
      <form id={id} noValidate onSubmit={(event) => void save(event)}>
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
  )
}
