import type { States } from '#design/gallery';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const words = { showLabel: 'Show password', hideLabel: 'Hide password' };
const choose = {
  ...words,
  hint: 'At least 12 characters. Four words are better than one with signs.',
  autoComplete: 'new-password',
} satisfies Partial<PasswordFieldProps>;

export const states: States = {
  Empty: () => <PasswordField {...words} label="Password" name="s-empty" autoComplete="current-password" />,
  'Weak, in words': () => (
    <PasswordField
      {...choose}
      label="New password, weak"
      name="s-weak"
      defaultValue="summer2026"
      strength={{ good: 1, text: 'Weak: a word and a year are guessed first.' }}
    />
  ),
  'Strong, in words': () => (
    <PasswordField
      {...choose}
      label="New password, strong"
      name="s-strong"
      defaultValue="harbour lamp violin rain"
      strength={{ good: 4, text: 'Strong.' }}
    />
  ),
  Error: () => (
    <PasswordField
      {...choose}
      label="New password, refused"
      name="s-error"
      error="This password is on lists of stolen ones. Choose another."
      defaultValue="summer2026"
    />
  ),
  Disabled: () => (
    <PasswordField
      {...words}
      label="Password, being checked"
      name="s-disabled"
      autoComplete="current-password"
      defaultValue="summer2026"
      disabled
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <PasswordField
        label="كلمة المرور"
        showLabel="إظهار كلمة المرور"
        hideLabel="إخفاء كلمة المرور"
        name="s-rtl"
        autoComplete="new-password"
        defaultValue="summer2026"
        strength={{ good: 2, text: 'ضعيفة' }}
      />
    </div>
  ),
};
