import { useState } from 'react'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { AreaMark } from '../AreaMark.tsx'
import { AgreementLetter, Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Card, HeadCard } from '../Card.tsx'
import { CheckboxField } from '../CheckboxField.tsx'
import { AddChip, Chip } from '../Chip.tsx'
import { ColorSchemeToggle } from '../ColorSchemeToggle.tsx'
import { DataTable } from '../DataTable.tsx'
import { Dialog } from '../Dialog.tsx'
import { Empty, ErrorState } from '../Empty.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { Facts } from '../Facts.tsx'
import { KeyLegend } from '../KeyCap.tsx'
import { Menu } from '../Menu.tsx'
import { Notice } from '../Notice.tsx'
import { OrderSum } from '../OrderSum.tsx'
import { Breadcrumb, Page } from '../Page.tsx'
import { ProductPicture } from '../ProductPicture.tsx'
import { QuantityField } from '../QuantityField.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { SearchSelect } from '../SearchSelect.tsx'
import { Segments } from '../Segments.tsx'
import { SelectField } from '../SelectField.tsx'
import { Avatar, barButtonClass, barLinkClass, Count, GuardBand, SearchButton, ShellBar } from '../ShellBar.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { Stepper } from '../Stepper.tsx'
import { SupplyAxis, SupplyLegend, SupplyTimeline } from '../SupplyTimeline.tsx'
import { Switch } from '../Switch.tsx'
import { Tabs } from '../Tabs.tsx'
import { TextField } from '../TextField.tsx'
import { TimelineList } from '../TimelineList.tsx'
import { Toast } from '../Toast.tsx'
import { useToasts } from '../ToastHost.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { TrackBars, WithdrawalBars } from '../WithdrawalBars.tsx'
import { people, peopleColumns } from './people.tsx'
import css from './Gallery.module.css'

const span = { from: 0, to: 245, today: 172 }
const months = ['juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'dec', 'jan 2027'].map((label, at) => ({
  label,
  day: [1, 31, 62, 93, 123, 154, 184, 215][at] ?? 0,
}))

export function Gallery() {
  const [asked, setAsked] = useState(false)
  const [quantity, setQuantity] = useState<number | null>(14)
  const [place, setPlace] = useState<string | null>('b')
  const { show } = useToasts()
  return (
    <>
      <SkipLink to="#main">Till innehållet</SkipLink>
      <GuardBand
        label="Hjälp åt någon annan"
        title="Du hjälper som Maja Lindqvist."
        stopWord="Avsluta"
        onStop={() => undefined}
      >
        Kundservice: Erik Sandvall. Till 11.30.
      </GuardBand>
      <ShellBar
        home={(look) => <a href="#start" aria-label="Omsorg, till startsidan" {...look} />}
        navLabel="Huvudmeny"
        links={['Vårdtagare', 'Vårdplats', 'Förnyelser', 'Sortiment', 'Nyheter'].map((word, at) => ({
          key: word,
          link: (
            <a href="#x" className={barLinkClass} aria-current={at === 0 ? 'page' : undefined}>
              {word}
              {at === 2 && <Count>3</Count>}
            </a>
          ),
        }))}
        search={<SearchButton word="Sök i Omsorg" keyCap="/" icon={<IconSearch />} onPress={() => undefined} />}
        carePlace={
          <button type="button" className={barButtonClass}>
            <IconMapPin size={20} />
            <span>
              <b>Solgläntan, avd. 2</b>
              <small>Region Fjällviken</small>
            </span>
          </button>
        }
        user={
          <Menu
            trigger={(links) => (
              <button type="button" className={barButtonClass} {...links}>
                <Avatar initials="ML" />
                <VisuallyHidden>Maja Lindqvist, min meny</VisuallyHidden>
              </button>
            )}
            head="Maja Lindqvist"
            items={[
              { key: 'a', word: 'Min profil' },
              { key: 'b', word: 'Logga ut' },
            ]}
          />
        }
        menuButton={
          <button type="button" className={barButtonClass}>
            <IconMenu2 size={20} />
            Meny
          </button>
        }
      />
      <Page
        breadcrumb={
          <Breadcrumb
            label="Var du är"
            links={[
              <a key="r" href="#r">
                Region Fjällviken
              </a>,
            ]}
            here="Solgläntan, avd. 2"
          />
        }
        title="Fyra vårdtagare behöver dig i dag"
        lead="Tre att beställa till, en att förnya. Beställ före kl. 11.00 så levereras lagervaror tisdag 2026-11-24."
        action={
          <Button variant="primary" icon={<IconShoppingCart />} keyCap="B">
            Beställ till tre
          </Button>
        }
      >
        <Segments
          label="Visa efter behov"
          shownWord="Visas"
          onToggle={() => undefined}
          segments={[
            { key: 'now', count: 4, word: 'Dags att beställa', note: 'Slut eller slut i dag', tone: 'now', on: true },
            { key: 'soon', count: 3, word: 'Snart', note: 'Inom 14 dagar', tone: 'soon', on: true },
            {
              key: 'miss',
              count: 1,
              word: 'Förbrukning saknas',
              note: 'Fyll i för att få förslag',
              tone: 'miss',
              on: true,
            },
            { key: 'fresh', count: 30, word: 'Nyligen beställt', note: 'Behöver inget nu', tone: 'fresh', on: false },
          ]}
        />
        <Card label="Vårdtagare">
          <div className={css.tools}>
            <div className={css.find}>
              <TextField
                label="Sök vårdtagare"
                labelHidden
                size="compact"
                icon={<IconSearch />}
                placeholder="Namn eller personnummer"
              />
            </div>
            <Chip removeLabel="Ta bort filter Avdelning 2" onRemove={() => undefined}>
              Avdelning: 2
            </Chip>
            <AddChip onAdd={() => undefined}>Lägg till filter</AddChip>
          </div>
          <DataTable
            caption="Vårdtagare"
            columns={peopleColumns}
            rows={people}
            rowKey={(p) => p.number}
            currentKey={people[0]?.number}
            onOpen={() => undefined}
          />
        </Card>
        <div className={css.gap} />
        <HeadCard
          title="Astrid Norrbäck"
          lead="Kvinna, 87 år. Personnummer 19391010-8020"
          actions={<Button icon={<IconUsers />}>Fler val</Button>}
          facts={
            <Facts
              items={[
                {
                  key: 'a',
                  icon: <IconCircleCheck />,
                  ok: true,
                  label: 'Får beställas',
                  value: 'Ja',
                  note: 'Adress, avtal och kundnummer är klara',
                },
                {
                  key: 'b',
                  icon: <IconHeart />,
                  ok: true,
                  label: 'Status',
                  value: 'Aktiv',
                  note: 'I livet enligt folkbokföring 2026-11-19',
                },
                {
                  key: 'c',
                  icon: <IconShield />,
                  label: 'Skyddad identitet',
                  value: 'Nej',
                  note: 'Namn får stå på etiketten',
                },
                {
                  key: 'd',
                  icon: <IconMapPin />,
                  label: 'Finns på',
                  value: 'Solgläntan, avd. 2',
                  note: 'Rum 214. Leverans till avdelningen',
                },
                {
                  key: 'e',
                  icon: <IconUsers />,
                  label: 'Företrädare',
                  value: 'God man',
                  note: 'Lars Norrbäck 070-174 06 18',
                },
              ]}
            />
          }
          band={
            <Notice band tone="now" title="Norrdun Komfort M är slut sedan 2 dagar.">
              Beställ före kl. 11.00 så levereras den tisdag 2026-11-24.
            </Notice>
          }
        />
        <Tabs
          label="Vårdtagarens sidor"
          tabs={['Produkter', 'Orderhistorik', 'Förskrivningar', 'Valda produkter', 'Utredningar', 'Planering'].map(
            (word, at) => ({ key: word, word, current: at === 0, render: (look) => <a href="#t" {...look} /> }),
          )}
        />
        <Card
          title="Förråd och uttag"
          note={
            <SupplyLegend
              ordered="Beställt och använt"
              forecast="Beräknat"
              runsOut="Tar slut"
              delivery="Kan levereras 2026-11-24"
            />
          }
        >
          <div className={css.supply}>
            <span />
            <SupplyAxis span={span} months={months} todayLabel="I dag" />
            <span />
            <span className={css.product}>
              <ProductPicture shape="pad" area="inco" size={56} />
              <span>
                <b>Norrdun Komfort M</b>
                <br />
                <AreaMark area="inco">Inkontinens</AreaMark>
              </span>
            </span>
            <SupplyTimeline
              span={span}
              area="inco"
              months={months}
              sentence="Norrdun Komfort M tog slut 2026-11-18."
              past={[
                { day: 1, left: 0 },
                { day: 1, left: 10 },
                { day: 71, left: 0 },
                { day: 72, left: 0 },
                { day: 72, left: 14 },
                { day: 170, left: 0 },
              ]}
              orders={[
                { day: 1, label: '10 pkt' },
                { day: 72, label: '14 pkt' },
              ]}
              gap={{ from: 170, to: 172 }}
              runOut={{ day: 170, tone: 'now' }}
              earliestDelivery={176}
            />
            <WithdrawalBars total={4} left={2} text="2 av 4 uttag kvar" note="Högst 14 pkt i nästa" />
            <span className={css.product}>
              <ProductPicture shape="dressing" area="woun" size={56} />
              <span>
                <b>Mossling Skum 10 × 10 cm</b>
                <br />
                <AreaMark area="woun">Sår</AreaMark>
              </span>
            </span>
            <SupplyTimeline
              span={span}
              area="woun"
              months={months}
              sentence="Mossling Skum räcker till 2026-12-04."
              past={[
                { day: 94, left: 0 },
                { day: 94, left: 1.9 },
                { day: 137, left: 0.1 },
                { day: 137, left: 2 },
                { day: 172, left: 0.6 },
              ]}
              forecast={[
                { day: 172, left: 0.6 },
                { day: 186, left: 0 },
              ]}
              orders={[
                { day: 94, label: '2 pkt' },
                { day: 137, label: '2 pkt' },
              ]}
              runOut={{ day: 186, tone: 'soon' }}
              earliestDelivery={176}
            />
            <TrackBars total={4} reached={2} text="Mottagen hos leverantör" />
          </div>
        </Card>
        <div className={css.gap} />
        <Stepper
          label="Steg"
          shortText="Steg 2 av 4"
          doneWord="klart"
          steps={[
            {
              key: '1',
              word: 'Mottagare',
              result: 'Avd. 2, Solgläntan',
              state: 'done',
              render: (look) => <a href="#1" {...look} />,
            },
            { key: '2', word: 'Antal', result: '3 rader', state: 'current' },
            { key: '3', word: 'Kontrollera', state: 'to-come' },
            { key: '4', word: 'Lägg order', state: 'to-come' },
          ]}
        />
        <div className={css.gap} />
        <div className={css.grid}>
          <Card title="Knappar" padded>
            <div className={css.row}>
              <Button variant="primary" size="compact">
                Lägg order
              </Button>
              <Button variant="tinted" size="compact" icon={<IconShoppingCart />}>
                Beställ
              </Button>
              <Button size="compact">Avbryt</Button>
              <Button variant="text" size="compact">
                Mer
              </Button>
              <Button variant="danger" size="compact" icon={<IconTrash />} onClick={() => setAsked(true)}>
                Avsluta
              </Button>
              <Button variant="primary" size="compact" busy>
                Sparar
              </Button>
              <Button
                size="compact"
                onClick={() =>
                  show({
                    title: 'Order 204 152 är skickad',
                    detail: (
                      <>
                        Levereras 2026-11-24. <a href="#o">Visa ordern</a>
                      </>
                    ),
                  })
                }
              >
                Meddela
              </Button>
            </div>
            <Button variant="primary" size="compact" reason="Välj minst en rad med antal över 0.">
              Lägg order
            </Button>
          </Card>
          <Card title="Fält" padded>
            <div className={css.stack}>
              <TextField label="Godsmärkning" help="Högst 36 tecken. Står på kartongen." defaultValue="Förråd avd. 2" />
              <TextField
                label="Portkod"
                error="Använd bara bokstäver, siffror, * och #."
                defaultValue="12-34"
                required="krävs"
              />
              <SelectField
                label="Leveranssätt"
                options={[
                  { value: 'a', label: 'Till avdelning' },
                  { value: 'b', label: 'Hem' },
                ]}
              />
              <SearchSelect
                label="Vårdplats"
                nothingFound="Inget hittades"
                value={place}
                onChange={setPlace}
                options={[
                  { value: 'a', label: 'Björkbacken' },
                  { value: 'b', label: 'Solgläntan, avd. 2' },
                ]}
              />
              <RadioGroup
                legend="Mottagare"
                name="to"
                value="home"
                onChange={() => undefined}
                inline
                options={[
                  { value: 'home', label: 'Hem' },
                  { value: 'ward', label: 'Avdelning' },
                ]}
              />
              <CheckboxField label="Inlägg" count={5} defaultChecked />
              <Switch label="Grupporder" stateWord="Ja" defaultChecked />
              <QuantityField
                label="Antal paket av Norrdun Komfort M"
                value={quantity}
                onChange={setQuantity}
                max={14}
                lessLabel="Ett färre"
                moreLabel="Ett till"
                hint="392 st, 98 dagar"
              />
              <QuantityField
                label="Antal paket av Mossling Skum"
                value={6}
                onChange={() => undefined}
                max={4}
                lessLabel="Ett färre Mossling"
                moreLabel="Ett till Mossling"
                bad
              />
              <ErrorSummary
                title="Rätta tre uppgifter"
                errors={[
                  { field: 'a', text: 'Ange portkod.' },
                  { field: 'b', text: 'Ange adress.' },
                  { field: 'c', text: 'Ange ort.' },
                ]}
              />
            </div>
          </Card>
          <Card title="Märken" padded>
            <div className={css.row}>
              <Badge tone="now">Dags att beställa</Badge>
              <Badge tone="soon">Snart</Badge>
              <Badge tone="fresh">Nyligen beställt</Badge>
              <Badge tone="miss">Förbrukning saknas</Badge>
              <Badge tone="error">Nekad</Badge>
              <Badge tone="info" icon={<IconTruck />}>
                I leverans
              </Badge>
              <Badge>Utkast</Badge>
              <Badge tone="guard">Skyddad identitet</Badge>
            </div>
            <div className={css.row}>
              <AgreementLetter letter="A" word="Avtal" />
              <AgreementLetter letter="C" word="Komplement" />
              <AgreementLetter letter="D" word="Dispens" />
              <AgreementLetter letter="S" word="Specialist" />
            </div>
            <Notice tone="info" title="Nytt pris från 1 december.">
              Ordern räknas med det gamla.
            </Notice>
            <ColorSchemeToggle label="Utseende" words={{ light: 'Ljust', dark: 'Mörkt', auto: 'Som datorn' }} />
          </Card>
          <OrderSum
            title="Summa"
            aside={<Badge>Sparad 10.42</Badge>}
            rows={[
              { key: 'r', label: '3 rader, 32 paket', amount: '3 654,00 kr' },
              { key: 's', label: 'Småorderavgift', note: '0 kr, över 500 kr', amount: '0,00 kr' },
              { key: 'm', label: 'Moms 25 %', amount: '754,91 kr' },
            ]}
            total={{ label: 'Totalt', amount: '4 563,17 kr' }}
            payers={[{ key: 'p', label: 'Varav egenavgift nutrition', amount: '300,00 kr' }]}
            delivery={{
              icon: <IconTruck />,
              title: 'Leverans tisdag 2026-11-24',
              note: 'Solgläntan, avd. 2. Beställ före kl. 11.00',
            }}
          >
            <Button variant="primary" wide reason="Rätta 1 rad först.">
              Kontrollera ordern
            </Button>
          </OrderSum>
          <Card title="Meddelanden" padded>
            <div className={css.stack}>
              <Toast
                title="Order 204 152 är skickad"
                detail={
                  <>
                    Levereras 2026-11-24. <a href="#o">Visa ordern</a>
                  </>
                }
                closeWord="Stäng"
                onClose={() => undefined}
              />
              <Toast
                tone="error"
                title="Ordern skickades inte"
                detail={
                  <>
                    Lagersvar saknas. Den är sparad. <a href="#o">Försök igen</a>
                  </>
                }
              />
              <TimelineList
                label="Orderns väg"
                stateWords={{ done: 'klart', current: 'nu', 'to-come': 'återstår', 'not-reported': 'inte rapporterat' }}
                entries={[
                  { key: '1', word: 'Lagd', state: 'done', when: '2026-11-20 09.12' },
                  { key: '2', word: 'Packad', state: 'not-reported' },
                  { key: '3', word: 'I leverans', state: 'current', when: '2026-11-23' },
                  { key: '4', word: 'Levererad', state: 'to-come' },
                ]}
              />
            </div>
          </Card>
          <Card title="Väntar" padded>
            <Skeleton label="Hämtar" rows={2} />
            <ErrorState title="Listan kom inte" retryWord="Försök igen" onRetry={() => undefined}>
              Kontrollera nätet.
            </ErrorState>
          </Card>
          <Card padded label="Tomt">
            <Empty
              title="Ingen behöver något just nu"
              action={
                <Button variant="tinted" size="compact" icon={<IconUsers />}>
                  Visa alla 38
                </Button>
              }
            >
              Nästa beställning väntas 2026-11-27, för Sture Kvarnås.
            </Empty>
          </Card>
          <Card title="Produktbilder" padded className={css.wide ?? ''}>
            <div className={css.row}>
              {(
                [
                  ['pad', 'inco'],
                  ['pullup', 'inco'],
                  ['catheter', 'cath'],
                  ['bag', 'osto'],
                  ['plate', 'osto'],
                  ['bottle', 'nutr'],
                  ['strips', 'diab'],
                  ['dressing', 'woun'],
                  ['dressing', 'othr'],
                  ['bottle', 'pca'],
                ] as const
              ).map(([shape, area]) => (
                <ProductPicture key={shape + area} shape={shape} area={area} size={64} />
              ))}
              {(['lines', 'waves', 'dots'] as const).map((detail) => (
                <ProductPicture key={detail} shape="pad" area="inco" detail={detail} size={64} />
              ))}
            </div>
          </Card>
        </div>
        <KeyLegend
          label="Tangenter"
          items={[
            { keys: ['Enter'], does: 'nästa rad' },
            { keys: ['+', '−'], does: 'ändra antal' },
          ]}
        />
        <Dialog
          open={asked}
          onClose={() => setAsked(false)}
          title="Avsluta förskrivningen av Norrdun Komfort M?"
          actions={
            <>
              <Button size="compact" onClick={() => setAsked(false)}>
                Behåll
              </Button>
              <Button variant="danger-filled" size="compact" icon={<IconTrash />}>
                Avsluta
              </Button>
            </>
          }
        >
          <p>Två uttag och 28 paket går förlorade.</p>
        </Dialog>
      </Page>
    </>
  )
}
