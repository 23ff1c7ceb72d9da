import { useState } from 'react';
import { Badge, Flag } from '#design/badge';
import { Button, IconButton } from '#design/button';
import { Checkbox, Radio } from '#design/checkbox';
import { ChipList, FilterChip, LinkChip } from '#design/chip';
import { ChoiceCard, ChoiceCards } from '#design/choice-card';
import { CopyButton } from '#design/copy-button';
import { Dialog } from '#design/dialog';
import { Disclosure } from '#design/disclosure';
import { ErrorSummary } from '#design/error-summary';
import { FieldGroup } from '#design/field';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { Popover } from '#design/popover';
import { SampleMark } from '#design/sample-mark';
import { Segmented } from '#design/segmented';
import { SelectField } from '#design/select-field';
import { Stepper } from '#design/stepper';
import { Switch } from '#design/switch';
import { TextField } from '#design/text-field';
import { useToast } from '#design/toast';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const bags = [
  { value: 'none', text: 'None' },
  { value: 'cabin', text: 'Cabin' },
  { value: 'checked', text: 'Checked' },
];

function Buttons() {
  return (
    <Section title="Buttons">
      <Row>
        <Button variant="primary" size="large" icon="search">
          Search
        </Button>
        <Button variant="primary" busyLabel="Booking, do not close">
          Book
        </Button>
        <Button variant="outline">See fares</Button>
        <Button icon="share-2">Share</Button>
        <Button variant="quiet">Clear dates</Button>
        <Button variant="danger">Cancel booking</Button>
        <Button variant="link">Read the full rules</Button>
        <Button disabled>Not now</Button>
        <LinkButton href="#buttons" variant="neutral" iconAfter="chevron-right">
          A link
        </LinkButton>
        <IconButton icon="x" label="Close" />
        <IconButton icon="plus" label="More" variant="neutral" />
      </Row>
    </Section>
  );
}

function Choices() {
  const [adults, setAdults] = useState(2);
  return (
    <Section title="Choices">
      <Row>
        <Segmented label="Bags in every price" labelPlace="beside" name="g-bags" options={bags} defaultValue="cabin" />
        <Segmented
          label="Gender in the passport"
          name="g-gender"
          size="compact"
          defaultValue="F"
          options={[
            { value: 'F', text: 'F', label: 'Female' },
            { value: 'M', text: 'M', label: 'Male' },
            { value: 'X', text: 'X', label: 'Unspecified', disabled: true },
          ]}
        />
      </Row>
      <div className={styles.columns}>
        <div>
          <Checkbox label="Wheelchair to the gate or seat" name="g-help" />
          <Checkbox label="Service animal" hint="Free of charge" name="g-animal" />
          <Checkbox label="Not on this flight" name="g-off" disabled />
          <Radio label="Economy" name="g-cabin" defaultChecked />
          <Radio label="Business" name="g-cabin" />
          <Switch label="Compact list" hint="More results in view" name="g-compact" />
        </div>
        <div>
          <Stepper
            label="Adults"
            hint="12 or older"
            value={adults}
            min={1}
            max={9}
            lessLabel="One adult fewer"
            moreLabel="One adult more"
            onChange={setAdults}
          />
          <FieldGroup label="Traveller 1, adult" id="g-traveller">
            <ChoiceCards>
              <ChoiceCard name="g-saved" label="Mira Anand" hint="Passport IE, Aug 2027" defaultChecked />
              <ChoiceCard name="g-saved" label="Tomas Lindqvist" hint="Traveller 2 in this booking" disabled />
              <ChoiceCard name="g-saved" label="Someone else" hint="Type the details" />
            </ChoiceCards>
          </FieldGroup>
        </div>
      </div>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <ErrorSummary
        title="One thing to change before you go on"
        errors={[{ field: 'g-ends', text: 'Traveller 1: the passport ends too early for Singapore' }]}
      />
      <div className={styles.columns}>
        <TextField label="First and middle names" hint="As in the passport" name="g-first" defaultValue="Mira Leela" />
        <SelectField
          label="Issued by"
          name="g-country"
          options={[
            { value: 'IE', text: 'Ireland' },
            { value: 'SE', text: 'Sweden' },
          ]}
        />
        <TextField
          id="g-ends"
          label="Passport end date"
          error="Singapore needs 6 months from arrival. Use another passport, or renew and add it before 2 March."
          name="g-ends"
          defaultValue="14 Aug 2027"
        />
        <FieldGroup label="Date of birth" inline>
          <TextField label="Day" name="g-day" width="short" inputMode="numeric" defaultValue="14" />
          <TextField label="Month" name="g-month" width="medium" defaultValue="May" />
          <TextField label="Year" name="g-year" width="short" inputMode="numeric" defaultValue="1988" />
        </FieldGroup>
        <TextField label="Mobile" optional="optional" name="g-mobile" disabled placeholder="+353 85 012 3456" />
      </div>
    </Section>
  );
}

function Marks() {
  return (
    <Section title="Marks and notes">
      <Row>
        <Flag explanation={{ label: 'Why best', text: 'Price, time and stops weighed together; nothing paid counts.' }}>
          Best
        </Flag>
        <Badge tone="good" icon="check">
          Booked, tickets issued
        </Badge>
        <Badge tone="warn" icon="triangle-alert">
          Needs approval
        </Badge>
        <Badge tone="bad">Not allowed</Badge>
        <Badge icon="check">Chosen</Badge>
        <SampleMark>Sample inventory</SampleMark>
        <ChipList label="Filters in force">
          {[
            <FilterChip key="s" href="#chips" label="Remove: up to 1 stop">
              Up to 1 stop
            </FilterChip>,
            <LinkChip key="r" href="#chips" icon="history">
              <b>London to Lisbon</b> 18–23 Mar
            </LinkChip>,
          ]}
        </ChipList>
        <CopyButton text="8QJ4TD" label="Copy airline reference" copiedText="Copied" />
      </Row>
      <Note title="These prices are 26 minutes old" icon="clock">
        Three may have moved. <a href="#notes">Check all again</a>
      </Note>
      <Note tone="warn" title="2 of 8 sources did not answer">
        Lodestar and Transmarine are missing; a lower price may exist.
      </Note>
      <Note tone="bad" title="We could not reach any source">
        The fault is on our side. Your search is kept; nothing was booked or charged.
      </Note>
      <Note tone="good" title="Refund sent">
        €1,684.00 to the card ending 3155.
      </Note>
    </Section>
  );
}

function Overlays() {
  const [shape, setShape] = useState<'center' | 'end' | 'full'>();
  const toast = useToast();
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setShape('center')}>Dialog</Button>
        <Button onClick={() => setShape('end')}>Side sheet</Button>
        <Button onClick={() => setShape('full')}>Full on a phone</Button>
        <Popover label="About bags" trigger={(props) => <Button {...props}>Popover</Button>}>
          <p>A cabin bag is counted in every price you see.</p>
        </Popover>
        <Button onClick={() => toast({ text: 'Link copied', action: { text: 'Show', run() {} } })}>Toast</Button>
      </Row>
      <Disclosure summary="Full fare rules">
        <p>Changes cost €90 each and the fare difference, until 2 hours before take-off.</p>
      </Disclosure>
      <Dialog
        open={shape !== undefined}
        shape={shape ?? 'center'}
        title="Filters"
        closeLabel="Close filters"
        onClose={() => setShape(undefined)}
        footer={<Button variant="primary">Show 48 results</Button>}
      >
        <TextField label="Airline" name="g-airline" />
      </Dialog>
    </Section>
  );
}

export function Primitives() {
  return (
    <>
      <Buttons />
      <Choices />
      <Fields />
      <Marks />
      <Overlays />
    </>
  );
}
