import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import type { useAdding } from './use-adding.ts'

/** What became of it, read out where it was pressed. */
export function AddingOutcome({ state, notDone }: Pick<ReturnType<typeof useAdding>, 'state' | 'notDone'>) {
  const { passkeys } = useAllTexts()
  return (
    <>
      {state === 'added' && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {passkeys.isAdded}
        </Note>
      )}
      {state === 'not-made' && (
        <Note icon={<IconAlertTriangle />} tone="soon" spoken="status">
          {passkeys.notMade}
        </Note>
      )}
      <NotSent
        notDone={notDone}
        says={{
          'sign-in-anew': passkeys.signInAnew,
          'too-many-passkeys': passkeys.tooMany,
          'passkey-not-valid': passkeys.notMade,
        }}
      />
    </>
  )
}
