import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { Field, type FieldControl, type FieldProps } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { Icon, type IconName } from '#design/icon';
import styles from './file-drop.module.css';
import { type FileFault, judgeFiles } from './judge.ts';

export interface ChosenFile {
  readonly name: string;
  /** In the place of the sign of a file. */
  readonly preview?: ReactNode;
  /** "214 rows, 48 KB". */
  readonly detail?: string | undefined;
  /** While it is sent: how much of it, from 0 to 1, and in words. */
  readonly progress?: { readonly share: number; readonly text: string } | undefined;
}

export interface FileDropWords {
  /** On the button: "Choose a file". */
  readonly choose: string;
  /** Beside it: "or drop it here". */
  readonly drop: string;
  /** While a file is held over it: "Drop to add it". */
  readonly over: string;
  /** "Remove people.csv". */
  readonly remove: (name: string) => string;
  /** Cause and cure of what is wrong with it. */
  readonly faults: Readonly<Record<FileFault, string>>;
}

export interface FileDropProps extends FieldProps {
  readonly name: string;
  /** As the attribute: ".csv,text/csv". */
  readonly accept: string;
  readonly maxBytes: number;
  readonly file?: ChosenFile | undefined;
  readonly disabled?: boolean;
  /** Of what is chosen; a file when left out. */
  readonly icon?: IconName;
  readonly words: FileDropWords;
  /** Called for a file that passes; the server judges again. */
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One file, chosen or dropped. Underneath is the browser's own field, which is what a form posts. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, optional, id, className, words } = props;
  const [fault, setFault] = useState<FileFault>();
  return (
    <Field
      label={label}
      hint={hint}
      error={fault ? words.faults[fault] : props.error}
      optional={optional}
      id={id}
      className={className}
    >
      {(control) => <Zone props={props} control={control} onFault={setFault} />}
    </Field>
  );
}

interface ZoneProps {
  readonly props: FileDropProps;
  readonly control: FieldControl;
  readonly onFault: (fault: FileFault | undefined) => void;
}

function Zone({ props, control, onFault }: ZoneProps) {
  const { name, accept, file, disabled, words, icon = 'file-text', onFile, onRemove } = props;
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = useRef(false);
  // Whoever shows it may drop it too, as after a refusal: the browser's field must not post it again.
  useEffect(() => {
    if (chosen.current && !file && input.current) input.current.value = '';
    chosen.current = file !== undefined;
  }, [file]);
  const take = (files: FileList | null) => {
    const judged = judgeFiles([...(files ?? [])], props);
    onFault(typeof judged === 'string' ? judged : undefined);
    if (judged instanceof File) onFile(judged);
    return judged instanceof File;
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    if (take(event.currentTarget.files)) return;
    // The browser has let go of the file before it.
    event.currentTarget.value = '';
    if (file) onRemove();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && take(event.dataTransfer.files) && input.current) input.current.files = event.dataTransfer.files;
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onFault(undefined);
    onRemove();
    input.current?.focus();
  };
  return (
    <div
      role="presentation"
      className={classNames(styles.zone, live && styles.live, over && styles.over, disabled && styles.off)}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classNames(styles.ask, file && styles.asked)}>
        <input {...control} ref={input} type="file" name={name} accept={accept} disabled={disabled} onChange={choose} />
        <span className={styles.button} aria-hidden="true">
          <Icon name={icon} />
          {words.choose}
        </span>
        <span className={styles.hint} aria-hidden="true">
          {over ? words.over : words.drop}
        </span>
      </div>
      <output className={styles.said}>{file && <Chosen file={file} />}</output>
      {file && <IconButton icon="x" label={words.remove(file.name)} className={styles.remove} onClick={remove} />}
    </div>
  );
}

function Chosen({ file: { name, detail, progress, preview } }: { readonly file: ChosenFile }) {
  return (
    <span className={styles.file}>
      {preview ?? <Icon name="file-text" />}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi> <span className={styles.detail}>{progress?.text ?? detail}</span>
        {progress && <progress className={styles.progress} max={1} value={progress.share} aria-label={name} />}
      </span>
    </span>
  );
}
