import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { updateCareUnit } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { capitalisedName } from '@omsorg/domain/format/capitalised-name.ts'
import { useRef } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import type { ClientTree } from '../tree/client-tree.ts'
import { NewUnits } from './NewUnits.tsx'
import { UnitForm, unitNameErrors } from './UnitForm.tsx'

/**
 * The form of a care unit, with its record. One that is not there any more opens empty, as a new one of its client; any other
 * fault is let be, and the form can be used (A-4.7-01 to A-4.7-03).
 */
export default function EditCareUnit({ node, tree }: ActionScreenProps<'CareUnit'>) {
  const t = useAllTexts()
  const title = t.organisation.actionNames.EditCareUnit
  const answer = useAnswer(readCareUnit, { params: { careUnitId: node.id } }, { anew: true, silent: true })
  if (answer.isPending) {
    return (
      <Card title={title} padded>
        <Skeleton kind="line" rows={2} label={t.common.states.loading} />
      </Card>
    )
  }
  const clientId = node.clientId ?? ''
  if (reasonOf(answer.error) === 'not-found') return <NewUnits title={title} clientId={clientId} tree={tree} />
  const { name = '', rowVersion } = answer.data ?? {}
  return <KnownUnit title={title} id={node.id} clientId={clientId} loaded={name} rowVersion={rowVersion} tree={tree} />
}

interface KnownUnitProps {
  readonly title: string
  readonly id: string
  readonly clientId: string
  readonly loaded: string
  readonly rowVersion: number | undefined
  readonly tree: ClientTree
}

function KnownUnit({ title, id, clientId, loaded, rowVersion, tree }: KnownUnitProps) {
  const [t, f] = useTextsAndFormat()
  const { unit: words } = t.organisation
  /** Of a name that somebody else has given meanwhile, once it is to be replaced. */
  const seen = useRef<number | undefined>(undefined)
  const form = useForm(updateCareUnit, {
    id: 'unit',
    tidy: { name: capitalisedName },
    initial: { name: loaded },
    toSend: ({ name }) => ({ input: { id, clientId, name, rowVersion: seen.current ?? rowVersion } }),
    rules: (values) => unitNameErrors(values, words),
    resolves: ['stale'],
    done: words.saved,
    outdates: [readCareUnit, readCarePlace],
  })
  const { fill, reset } = form

  /** True when it is saved; what is typed stays when it is not (A-4.7-07). */
  async function save(): Promise<boolean> {
    const result = await form.submit()
    if (!result?.ok) return false
    seen.current = undefined
    tree.rename(id, result.value.name)
    return true
  }

  const theirs = form.notDone?.reason === 'stale' ? form.notDone.detail : null
  function keepMine(rowVersionNow: number): void {
    seen.current = rowVersionNow
    void save()
  }
  function takeTheirs(name: string): void {
    fill({ name })
    reset()
    tree.rename(id, name)
  }
  const said = ({ name, changed }: NonNullable<typeof theirs>) =>
    changed?.by
      ? words.stale.body({ name, who: changed.by, when: f.dateTime(Temporal.Instant.from(changed.at)) })
      : words.stale.bodyUnknown({ name })

  return (
    <UnitForm
      title={title}
      form={form}
      loaded={loaded}
      busy={form.busy}
      onSave={save}
      notice={
        theirs && (
          <Notice
            tone="error"
            spoken
            title={words.stale.title}
            actions={
              <>
                <Button size="compact" onClick={() => keepMine(theirs.rowVersion)}>
                  {words.stale.keepMine}
                </Button>
                <Button size="compact" onClick={() => takeTheirs(theirs.name)}>
                  {words.stale.takeTheirs}
                </Button>
              </>
            }
          >
            {said(theirs)}
          </Notice>
        )
      }
    />
  )
}
