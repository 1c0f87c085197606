import { useState } from 'react'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import { Button } from '../Button.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { SignInFrame, SignInMethods, SignInNote } from '../SignInFrame.tsx'
import { TextField } from '../TextField.tsx'

export function SignInSample() {
  const [method, setMethod] = useState<'password' | 'card' | 'vrk' | 'work'>('password')
  return (
    <SignInFrame
      name="Omsorg"
      language={<a href="#sign-in">Svenska</a>}
      title="God förmiddag"
      lead="Logga in för att förskriva och beställa."
      notesLabel="Nyheter och driftinformation"
      foot={['Byt lösenord', 'Kontakta oss', 'Hjälp', 'Tillgänglighet', 'Villkor'].map((word) => (
        <a key={word} href="#sign-in">
          {word}
        </a>
      ))}
      notes={
        <>
          <SignInNote icon={<IconTool />} title="Underhåll söndag">
            <b>2026-11-22 kl. 06.00–07.00</b> går det inte att lägga order. Utkast sparas.
          </SignInNote>
          <SignInNote icon={<IconNews />} title="Nyhet">
            Förbandssortimentet är nytt från 1 december. <a href="#sign-in">Se vad som ändras</a>
          </SignInNote>
        </>
      }
    >
      <SignInMethods
        label="Välj hur du loggar in"
        value={method}
        onChoose={setMethod}
        methods={[
          { key: 'password', icon: <IconKey />, word: 'Lösenord', note: 'Användarnamn' },
          { key: 'card', icon: <IconIdBadge2 />, word: 'SITHS', note: 'Kort eller mobil' },
          { key: 'vrk', icon: <IconId />, word: 'VRK-kort', note: 'Finland' },
          { key: 'work', icon: <IconBuildingCommunity />, word: 'Arbetskonto', note: 'Din organisation' },
        ]}
      />
      <form style={{ display: 'grid', gap: 16 }}>
        <TextField label="Användarnamn" size="large" autoComplete="username" defaultValue="maja.lindqvist" />
        <PasswordField
          label="Lösenord"
          size="large"
          aside={<a href="#sign-in">Glömt lösenordet?</a>}
          showWord="Visa"
          hideWord="Dölj"
          defaultValue="omsorgsfull"
        />
        <Button variant="primary" size="large" wide iconAfter={<IconArrowRight />}>
          Logga in
        </Button>
      </form>
    </SignInFrame>
  )
}
