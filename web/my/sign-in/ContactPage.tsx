import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { askForCode } from '../session/ask-for-code.ts'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'
import { trouble } from './trouble.ts'

/** Characters of the longest contact; to the server one that is longer is none. */
const longest = 254

/** E-mail or mobile number: the code goes there, if anybody has it. */
export function ContactPage() {
  const { signIn } = useAllTexts()
  const { about } = useWay()
  const [contact, setContact] = useState('')
  const [missing, setMissing] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function send(): Promise<void> {
    const typed = contact.trim()
    const isNone = typed.length < 3 || typed.length > longest
    setMissing(isNone)
    setWrong(null)
    if (isNone) return document.getElementById('contact')?.focus()
    setBusy(true)
    const begun = await askForCode({ contact: typed })
    setBusy(false)
    if (!begun.ok) return setWrong(trouble(begun.refusal, signIn))
    const { challenge, expires_in, again_in } = begun.value
    go('code', {
      about: {
        ...about,
        contact: typed,
        challenge,
        until: Date.now() + expires_in * 1000,
        again: Date.now() + again_in * 1000,
      },
    })
  }

  return (
    <>
      <Titles title={signIn.contactTitle} back={{ to: 'home', word: signIn.otherWay }} />
      <Box label={signIn.contactTitle}>
        <form
          className="o-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          {wrong && (
            <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
              {wrong}
            </Note>
          )}
          <TextField
            id="contact"
            label={signIn.contact}
            help={signIn.contactHelp}
            error={missing && signIn.contactMissing}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
          <Press type="submit" variant="primary" busy={busy}>
            {signIn.send}
          </Press>
        </form>
      </Box>
    </>
  )
}
