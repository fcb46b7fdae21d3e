@echo off
rem Starts Footnote on Windows from a release archive: needs a Java 25 runtime in JAVA_HOME or on the PATH.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo footnote: no Java found; install Java 25 or set JAVA_HOME to it 1>&2
  exit /b 1
)
"%JAVA%" -XX:+UseSerialGC -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -jar "%HERE%lib\footnote.jar" %*
exit /b %ERRORLEVEL%
