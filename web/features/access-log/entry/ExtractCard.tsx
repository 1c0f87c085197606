import { extractPerson } from '@omsorg/contract/access-log/entry/extract-person.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { paperFile } from '../../orders/index.ts'
import { extractContent } from './extract-content.ts'

/** Two years, which a person may ask for without a reason of their own (laki 703/2023, 11 §). */
const years = 2

/** A person's own extract, as a file to be handed over. */
export function ExtractCard() {
  const [t, f] = useTextsAndFormat()
  const words = t.accessLog
  const user = useSessionUser()
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const action = useAction(extractPerson)
  const missing = (value: string, least: number) =>
    tried && value.trim().length < least ? t.validation.required : undefined

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (number.trim() === '' || reason.trim().length < 3) return
    const to = Temporal.Now.plainDateISO().toString()
    const period = { from: Temporal.PlainDate.from(to).subtract({ years }).toString(), to }
    const result = await action.run({ input: { ssn: number.trim(), reason: reason.trim(), ...period } })
    if (!result?.ok) return
    const by = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
    const now = Temporal.Now.instant().toString()
    const content = extractContent(result.value, { t, f, by, now, period })
    const saved = await paperFile(content).then(
      (file) => saveFile(file, `${content.title}.pdf`),
      () => false,
    )
    const told = saved ? words.extract.saved : words.extract.failed
    messages.announce({ kind: 'toast', tone: saved ? 'success' : 'error', text: told })
    if (!saved) return
    setNumber('')
    setReason('')
    setTried(false)
  }

  return (
    <Card title={words.extract.title} padded>
      <form className="o-stack" onSubmit={(event) => void make(event)}>
        <p className="o-small">{words.extract.lead}</p>
        <TextField
          label={words.number}
          autoComplete="off"
          value={number}
          maxLength={40}
          error={missing(number, 1)}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label={words.extract.why}
          autoComplete="off"
          value={reason}
          maxLength={200}
          error={missing(reason, 3)}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="tinted" icon={<IconFileTypePdf />} busy={action.busy}>
          {words.extract.make}
        </Button>
      </form>
    </Card>
  )
}
