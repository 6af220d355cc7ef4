/** Expands the compact form of choices that the server sends. */

import { SvelteMap } from 'svelte/reactivity';
import { afterPaint } from './later';
import { speech } from './speech.svelte';
import type { Choice, ChoiceForm, Choices, Data, Parameter } from './wire';
import type { Said } from './words';

const MOST = 100; // labels requested in one message
const COMING = '…'; // the name of a choice until its label arrives: no button is without one

/** The labels of choices; a label that was not sent is requested when it is first read. */
export class Labels {
  private said = new SvelteMap<string, Said>();
  private wanted = new Set<string>();

  constructor(private ask: (texts: string[]) => void) {}

  /** The label of a choice, empty until it arrives. */
  of(text: string): Said {
    const label = this.said.get(text);
    if (label === undefined && !this.wanted.has(text)) this.want(text);
    return label ?? '';
  }

  tell(texts: string[], labels: Said[]): void {
    texts.forEach((text, index) => this.said.set(text, labels[index]!));
  }

  /** Requests all labels of one drawing together, when the board is drawn. */
  private want(text: string): void {
    this.wanted.add(text);
    if (this.wanted.size > 1) return;
    afterPaint(() => {
      const texts = [...this.wanted];
      this.wanted.clear();
      for (let start = 0; start < texts.length; start += MOST) this.ask(texts.slice(start, start + MOST));
    });
  }
}

/** The choices of a sight by verb. */
export function choicesOf(forms: ChoiceForm[], labels: Labels): Choices {
  const choices: Choices = {};
  for (const choice of forms.flatMap((form) => expand(form, labels))) (choices[String(choice.data.verb)] ??= []).push(choice);
  return choices;
}

function expand(form: ChoiceForm, labels: Labels): Choice[] {
  const sizes = form.parameters.map(size);
  const all = sizes.reduce((product, one) => product * one, 1);
  const codes = form.codes ?? (form.mask ? marked(form.mask) : Array.from({ length: all }, (_, code) => code));
  const choices = codes.map((code) => choice(form, digits(code, sizes), labels));
  if (form.labels) labels.tell(choices.map((one) => one.text), form.labels);
  return choices;
}

/** The numbers whose bits are set: four to a hexadecimal digit, the highest bit first. */
function marked(mask: string): number[] {
  return [...mask].flatMap((digit, place) =>
    [0, 1, 2, 3].filter((bit) => (Number.parseInt(digit, 16) >> (3 - bit)) & 1).map((bit) => 4 * place + bit),
  );
}

const size = (parameter: Parameter) => Object.values(parameter.fields)[0]!.length;

/** A code as one digit per parameter, the first being the most significant. */
function digits(code: number, sizes: number[]): number[] {
  const found: number[] = [];
  for (const one of [...sizes].reverse()) {
    found.unshift(code % one);
    code = Math.floor(code / one);
  }
  return found;
}

function choice(form: ChoiceForm, values: number[], labels: Labels): Choice {
  let text = form.text;
  const data: Data = { ...form.data };
  form.parameters.forEach(({ name, fields, texts }, index) => {
    const value = values[index]!;
    for (const [field, told] of Object.entries(fields)) data[field] = told[value];
    text = text.replace(`{${name}}`, texts ? texts[value]! : String(fields[name]![value]));
  });
  return new Listed(text.trimEnd(), data, labels);
}

/** A choice whose label is requested when it is read; there may be hundreds. */
class Listed implements Choice {
  constructor(
    readonly text: string,
    readonly data: Data,
    private labels: Labels,
  ) {}

  get said(): Said {
    return this.labels.of(this.text);
  }

  get label(): string {
    return speech.text(this.said) || COMING;
  }
}
