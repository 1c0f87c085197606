import { createCareUnit } from '@omsorg/contract/organisation/care-unit/create-care-unit.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { useState } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { type ClientTree, unitOf } from '../tree/client-tree.ts'
import { UnitForm, unitNameErrors } from './UnitForm.tsx'

interface NewUnitsProps {
  readonly title: string
  readonly clientId: string
  readonly tree: ClientTree
}

/** Adds care units, one after the other: after each the field is empty again, and says nothing of it (A-4.7-06). */
export function NewUnits(props: NewUnitsProps) {
  const [added, setAdded] = useState(0)
  return <NewUnit key={added} {...props} hasFocus={added > 0} onAdded={() => setAdded(added + 1)} />
}

interface NewUnitProps extends NewUnitsProps {
  readonly hasFocus: boolean
  readonly onAdded: () => void
}

function NewUnit({ title, clientId, tree, hasFocus, onAdded }: NewUnitProps) {
  const { unit: words } = useAllTexts().organisation
  const form = useForm(createCareUnit, {
    id: 'new-unit',
    tidy: { name: capitalisedName },
    initial: { name: '' },
    toSend: ({ name }) => ({ input: { clientId, name } }),
    rules: (values) => unitNameErrors(values, words),
    outdates: [readClient],
  })

  /** True when it is saved; what is typed stays when it is not (A-4.7-07). */
  async function save(): Promise<boolean> {
    if (!(await form.judge())) return false
    const { name } = form.read()
    const result = await form.send({ done: words.added({ name }) })
    if (!result?.ok) return false
    tree.insert(clientId, unitOf({ id: result.value.id, name, clientId }))
    onAdded()
    return true
  }

  return <UnitForm title={title} form={form} loaded="" busy={form.busy} onSave={save} hasFocus={hasFocus} />
}
