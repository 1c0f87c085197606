import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Menu } from '../ui/action/Menu.tsx'
import { BareDialog, Dialog, Drawer } from '../ui/dialog/Dialog.tsx'
import { PhoneMenu, PhoneMenuLine, PhoneMenuPart, PhoneMenuPlaces } from '../ui/layout/PhoneMenu.tsx'
import css from './Gallery.module.css'

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu' | 'bare' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={css.row}>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Button onClick={() => setOpen('menu')}>Open the phone menu</Button>
      <Button onClick={() => setOpen('bare')}>Open one without a head</Button>
      {open === 'bare' && (
        <BareDialog label="Search" onClose={close}>
          <Button onClick={close}>Close the search</Button>
        </BareDialog>
      )}
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Remove the row?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger-filled" onClick={close}>
              Remove it
            </Button>
          </>
        }
      >
        <p>It cannot be brought back.</p>
        <Menu
          trigger={(links) => <Button {...links}>Reasons</Button>}
          items={[{ key: 'wrong', word: 'Wrong product', onChoose: () => undefined }]}
        />
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Messages" closeLabel="Close">
        <p>Nothing has happened yet.</p>
      </Drawer>
      {open === 'menu' && (
        <PhoneMenu
          label="Menu"
          closeWord="Close"
          onClose={close}
          who={<b>Anna Lind</b>}
          navLabel="Main, on a phone"
          hereWord="You are here"
          links={[
            {
              key: 'persons',
              icon: <IconUsers />,
              word: 'Care recipients',
              current: true,
              render: (look) => <a href="#main" {...look} />,
            },
          ]}
          foot={<Button wide>Sign out</Button>}
        >
          <PhoneMenuPart title="Care place">
            <PhoneMenuPlaces
              places={[
                { key: 'birch', name: 'Birch', under: 'North', current: true, word: 'Chosen', onChoose: close },
                {
                  key: 'aspen',
                  name: 'Aspen',
                  under: 'North',
                  current: false,
                  word: 'Change to here',
                  onChoose: close,
                },
              ]}
            />
          </PhoneMenuPart>
          <PhoneMenuLine icon={<IconMail />} word="Messages" onPress={close} />
        </PhoneMenu>
      )}
    </div>
  )
}
